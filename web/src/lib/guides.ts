// The first whole game of somebody who has done the lessons: whom it is played against, and what is said at each turn.
// Only data: which sentence fits is decided by what has happened at the table, never by a rule of the game.

import { own } from './own_games';
import type { GameEvent } from './types';

/** A sentence (`web-guide-<game>-<say>`) and when it fits; the first row that does is said. */
export interface GuideRow {
  say: string;
  /** For the own turns of these numbers, counted from 1. */
  from?: number;
  until?: number;
  /** One of these happened since the last own decision. */
  happened?: readonly GameEvent['event'][];
  /** An attack has to be answered. */
  asked?: boolean;
}

export interface GuidedGame {
  /** The lesson after which it can be played; what comes later is for those who want to know more. */
  after: string;
  bot: string;
  seats: number;
  options: Record<string, string>;
  rows: readonly GuideRow[];
}

/** What is known of the moment at which something is to be said. */
export interface Moment {
  /** The number of the own turn. */
  turn: number;
  happened: readonly string[];
  asked: boolean;
}

/** The sentence for a moment of a guided game; none where nobody has written one. */
export function guideTo(game: string, moment: Moment): string {
  const row = own(game)?.guide.rows.find(
    ({ from = 0, until = Infinity, happened, asked }) =>
      moment.turn >= from &&
      moment.turn <= until &&
      (!happened || happened.some((name) => moment.happened.includes(name))) &&
      (asked === undefined || asked === moment.asked),
  );
  return row ? `web-guide-${game}-${row.say}` : '';
}
