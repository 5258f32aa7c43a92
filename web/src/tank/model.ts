// What the board is told: the view of a game of Tank Chess and its events, as src/behemoth/tankchess writes them.

import type { GameEvent, LogLine } from '$lib/types';
import type { Heading, Square } from './geometry';

export type Side = 'white' | 'black';
export const SIDES: readonly Side[] = ['white', 'black'];

export interface Piece {
  side: Side;
  kind: string;
  square: Square;
  heading: Heading;
}
export interface Wreck {
  kind: string;
  square: Square;
}
/** A fallen Monster and the side it fell to (empty where it lies on one square). */
export interface Body {
  square: Square;
  side: Heading | '';
}

export interface BoardView {
  size: number;
  terrain: Record<string, Square[]>;
  pieces: Piece[];
  wrecks: Wreck[];
  stacks: Square[];
  bodies: Body[];
  turn: Side;
  /** The square of a Monster about to fall. */
  falling: Square | '';
  to_act: number[];
  round: number;
  quiet: number;
  line: string;
}

/** The sort of an event: Drove, Fired, Destroyed, … */
export function sort(event: GameEvent): string {
  return word(event, 'event');
}

/** A field of an event as text. */
export function word(event: GameEvent, field: string): string {
  const value = event[field];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

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

/** The events of the newest action that moved something. */
export function newestEvents(log: readonly LogLine[]): GameEvent[] {
  const last = deeds(log).findLast((deed) => deed.action !== '');
  return last ? last.lines.map((line) => line.event) : [];
}
