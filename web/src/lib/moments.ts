// The moments of a match that somebody can look back at: its start, and after each action, as the log tells of them.

import type { LogLine, Seat } from './types';

export type Views = Record<string, unknown>;

export interface LogMoment {
  /** The version of the match after it. */
  version: number;
  round: number;
  seat: Seat | null;
  /** The action as it is written; empty where it is somebody's secret. */
  action: string;
  lines: LogLine[];
}

const START: LogMoment = { version: 0, round: 0, seat: null, action: '', lines: [] };

/** What the table itself says (who came, who offers what) belongs to no moment of play. */
export function momentsOf(log: readonly LogLine[]): LogMoment[] {
  const found: LogMoment[] = [START];
  for (const line of log) {
    if (line.seat === null) continue;
    const last = found.at(-1)!;
    if (last.version === line.version && last !== START) {
      last.lines.push(line);
      last.action ||= line.action;
    } else found.push({ ...line, lines: [line] });
  }
  return found.map(({ version, round, seat, action, lines }) => ({ version, round, seat, action, lines }));
}

/** What was seen after a moment, among what was kept: at its version, or later before anything else was done. */
export function seenAt(
  kept: ReadonlyMap<number, Views>,
  moments: readonly LogMoment[],
  index: number,
): Views | undefined {
  const moment = moments[index];
  if (!moment) return undefined;
  const next = moments[index + 1]?.version ?? Infinity;
  const versions = [...kept.keys()].filter((version) => version >= moment.version && version < next);
  return versions.length ? kept.get(Math.min(...versions)) : undefined;
}
