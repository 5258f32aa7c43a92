// The table as the rules describe it (src/behemoth/monstercombat), and small readings of it. No rule is here:
// what may be done is asked of the table.

import type {
  ActionChoice as Action,
  Choices as Told,
  Options,
  PlayerView,
  View,
} from '$lib/generated/combat';
import type { With } from '$lib/types';
import { faces, standards } from './cards';

export type Variant = 'versus' | 'coop';
/** `-` plain, `!` trigger. */
export type Back = '-' | '!';

export type { IdleCard, MonsterView, PlayerView, QuestionView } from '$lib/generated/combat';

export type CombatView = With<
  View,
  {
    options: Options & { variant: Variant; hearts: number; hand_limit: number };
    phase: 'play' | 'shield' | 'discard' | 'over';
    direction: 1 | -1;
    top: Back | null;
  }
>;

/** A view as it was sent; options that nobody changed are not in it. */
export function readView(sent: unknown): CombatView {
  const view = sent as CombatView;
  return { ...view, options: { ...standards(), ...view.options } };
}

/** Something a seat may do now, from the question `actions`. */
export type ActionChoice = With<Action, { sort: 'play' | 'pass' | 'shield' | 'takeit' | 'discard' }>;
export type Choices = With<Told, { actions: ActionChoice[] }>;

/** A hand in the order people like to see it. */
export function shownHand(hand: string): string[] {
  const order = faces().flatMap(({ letter }) => [letter, letter.toUpperCase()]);
  return [...hand].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

export function marked(card: string): boolean {
  return card !== card.toLowerCase();
}

/** The backs of a hand that is not seen, plain ones first. */
export function backsOf(player: PlayerView): Back[] {
  return [
    ...Array<Back>(player.cards - player.triggers).fill('-'),
    ...Array<Back>(player.triggers).fill('!'),
  ];
}

/** Backs or faces of a player for drawing: as much as may be seen. */
export function cardsOf(player: PlayerView): string[] {
  return player.hand === null ? backsOf(player) : shownHand(player.hand);
}

export function isBack(card: string): card is Back {
  return card === '-' || card === '!';
}

/** Cards of the discard pile by kind, for whoever wants to count: [letter, how many] in the usual order. */
export function counted(cards: string): [string, number][] {
  const plain = [...cards.toLowerCase()];
  return faces()
    .map(({ letter }) => [letter, plain.filter((card) => card === letter).length] as [string, number])
    .filter(([, n]) => n > 0);
}
