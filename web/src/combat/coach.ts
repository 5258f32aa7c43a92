// What the coach says where one decides: the facts of the table in words, with the names of those who play.

import type { Coached, Fact } from '$lib/generated/combat';
import { t } from '$lib/i18n.svelte';
import type { Seat } from '$lib/types';

/** How a sentence speaks of somebody. */
type Whom = 'you' | 'other' | 'nobody';

export interface Names {
  /** Who reads it. */
  me: Seat;
  player: (seat: Seat) => string;
  monster: (number: number) => string;
  /** How many hearts a monster takes. */
  strength: (number: number) => number;
}

const whom = (seat: Seat | null | undefined, me: Seat): Whom =>
  seat === null || seat === undefined ? 'nobody' : seat === me ? 'you' : 'other';

export function factWords(fact: Fact, names: Names): string {
  const name = (seat: Seat | null | undefined): string =>
    seat === null || seat === undefined ? '' : names.player(seat);
  const words = t(`web-combat-coach-${fact.what}`, {
    whom: whom(fact.seat, names.me),
    name: name(fact.seat),
    target: whom(fact.other, names.me),
    other: name(fact.other),
    count: fact.count ?? 0,
    of: fact.of ?? 0,
    monster: fact.monster ? names.monster(fact.monster) : '',
    damage: fact.monster ? names.strength(fact.monster) : 0,
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What is said now: about the action that is chosen, else what is worth knowing before one chooses. */
export function factsOf(coached: Coached | null, action: string | null): readonly Fact[] {
  if (!coached) return [];
  return action === null ? coached.facts : (coached.actions[action] ?? []);
}
