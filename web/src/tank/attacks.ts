// The attacks of an end in the order people read them.

import type { Attack, End } from './queries';
import { possible } from './turn';

export interface ListedAttack {
  attack: Attack;
  /** Its number among the attacks of the end. */
  index: number;
  /** Whether it can be part of the turn. */
  can: boolean;
}
/** A piece that can be thrown, with every square it can be thrown to. */
export interface Throw {
  target: string;
  ways: ListedAttack[];
}

/** What can be struck comes first, then why the rest cannot. */
const VERDICTS = ['destroys', 'armour', 'immune', 'blocked', 'near', 'reach'];

function listed(end: End): ListedAttack[] {
  return end.attacks.map((attack, index) => ({ attack, index, can: possible(end, index) }));
}

/** A tank can be thrown to many squares: they are listed together. */
export function throwsOf(end: End): Throw[] {
  const ways = listed(end).filter(({ attack }) => attack.weapon === 'throw');
  const targets = [...new Set(ways.map(({ attack }) => attack.target))];
  return targets.map((target) => ({ target, ways: ways.filter(({ attack }) => attack.target === target) }));
}

/** Every other attack. */
export function shotsOf(end: End): ListedAttack[] {
  const rank = ({ attack }: ListedAttack): number => VERDICTS.indexOf(attack.verdict);
  return listed(end)
    .filter(({ attack }) => attack.weapon !== 'throw')
    .sort((a, b) => Number(b.can) - Number(a.can) || rank(a) - rank(b));
}
