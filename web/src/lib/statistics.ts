// How often one won: by game, and by the level of the bot or against people.

import { verdictOf, type Result } from './results.svelte';

export interface Tally {
  game: string;
  variant: string;
  /** Other people at the table, or bots alone. */
  people: boolean;
  /** The strongest of the bots; 0 for those without a level, and with people. */
  level: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
}

/** One line for each game, variant and level, in this order. Games at one device are nobody's. */
export function tally(results: readonly Result[], levelOf: (game: string, bot: string) => number): Tally[] {
  const lines = new Map<string, Tally>();
  for (const result of results) {
    const verdict = verdictOf(result);
    if (!verdict) continue;
    const variant = result.options['variant'] ?? '';
    const people = result.bots.some((bot, seat) => !bot && !result.yours.includes(seat));
    const level = people
      ? 0
      : Math.max(0, ...result.bots.filter(Boolean).map((bot) => levelOf(result.game, bot)));
    const key = [result.game, variant, people, level].join(' ');
    const line = lines.get(key) ?? {
      game: result.game,
      variant,
      people,
      level,
      played: 0,
      won: 0,
      drawn: 0,
      lost: 0,
    };
    lines.set(key, { ...line, played: line.played + 1, [verdict]: line[verdict] + 1 });
  }
  return [...lines.values()].toSorted(
    (one, other) =>
      other.game.localeCompare(one.game) ||
      one.variant.localeCompare(other.variant) ||
      Number(other.people) - Number(one.people) ||
      one.level - other.level,
  );
}
