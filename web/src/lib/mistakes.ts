// Positions of a game where somebody went wrong, as exercises. They last as long as the tab.

import type { Evaluation } from './api';
import type { ReplayMoment } from './generated/server';
import type { Swing } from './swings';
import type { Seat, SeatInfo } from './types';

export interface Mistake {
  game: string;
  /** The position before the move. */
  position: string;
  seat: Seat;
  /** What was played, and what the engine would have. */
  played: string;
  best: string;
  /** Where it happened. */
  back: string;
}

const KEY = 'behemoth.mistakes';

/** The mistakes of the people in a game; of everybody where no bot played. */
export function mistakesOf(
  game: string,
  moments: readonly ReplayMoment[],
  seats: readonly SeatInfo[],
  found: readonly Evaluation[],
  marks: ReadonlyMap<number, Swing>,
  back: string,
): Mistake[] {
  const people = seats.filter((info) => info.kind !== 'bot').map((info) => info.seat);
  return [...marks.keys()].flatMap((index) => {
    const before = moments[index - 1];
    const moment = moments[index];
    const position = (before?.view as { line?: string } | undefined)?.line;
    const best = found[index - 1]?.line?.[0];
    const seat = moment?.seat;
    if (!moment || !position || !best || seat === null || seat === undefined) return [];
    if (people.length && !people.includes(seat)) return [];
    return [{ game, position, seat, played: moment.action, best, back }];
  });
}

export function keepMistakes(mistakes: readonly Mistake[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(mistakes));
  } catch {
    // Without storage there is nothing to come back to.
  }
}

export function keptMistakes(): Mistake[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Mistake[]) : [];
  } catch {
    return [];
  }
}
