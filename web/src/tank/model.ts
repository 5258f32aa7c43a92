// What the board gets: the view of a game of Tank Chess and its log, and small readings of them.

import type {
  BoardView as Told,
  BodyView,
  FlagView,
  MinesView,
  PieceView,
  SideMines,
  WreckView,
} from '$lib/generated/tank';
import type { GameEvent, LogLine, With } from '$lib/types';
import type { Heading, Square } from './geometry';

export type Side = 'white' | 'black';
export const SIDES: readonly Side[] = ['white', 'black'];

export type Piece = With<PieceView, { side: Side; heading: Heading }>;
export type Wreck = WreckView;
export type Body = With<BodyView, { side: Heading | '' }>;
/** A flag, where it belongs, and the square of who carries it. */
export type FlagSeen = With<FlagView, { side: Side }>;
/** What is known of the remote mines of a side. */
export type MinesSeen = With<SideMines, { side: Side }>;
export type BoardView = With<
  Told,
  {
    pieces: Piece[];
    bodies: Body[];
    turn: Side;
    flags: FlagSeen[];
    mines: With<MinesView, { sides: MinesSeen[] }> | null;
  }
>;

export interface Pose {
  square: Square;
  heading: Heading;
}

/** `C3N C4N C4NE` as poses; whatever left the board or sank has no heading and is left out. */
export function readPath(text: string): Pose[] {
  return text.split(' ').flatMap((one) => {
    const found = /^([A-X]\d{1,2})([NESW]{1,2})$/.exec(one);
    return found ? [{ square: found[1]!, heading: found[2] as Heading }] : [];
  });
}

/** One action of the log: its lines, its text and who did it. */
export interface Deed {
  version: number;
  seat: number | null;
  action: string;
  round: number;
  lines: LogLine[];
}

/** The log as actions. */
export function deeds(log: readonly LogLine[]): Deed[] {
  const found: Deed[] = [];
  for (const line of log) {
    const last = found.at(-1);
    if (last && last.version === line.version && !line.action) last.lines.push(line);
    else
      found.push({
        version: line.version,
        seat: line.seat ?? null,
        action: line.action,
        round: line.round,
        lines: [line],
      });
  }
  return found;
}

/** The lines of the newest action that moved something. */
export function newestLines(log: readonly LogLine[]): LogLine[] {
  return deeds(log).findLast((deed) => deed.action !== '')?.lines ?? [];
}

/** The events of the newest action that moved something. */
export function newestEvents(log: readonly LogLine[]): GameEvent[] {
  return newestLines(log).map((line) => line.event);
}
