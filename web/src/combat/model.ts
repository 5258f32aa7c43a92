// The table as the law tells it (src/behemoth/monstercombat: view.py, desk.py), and small readings of it. No rule is here:
// what may be done is asked of the table.

import type { Seat } from '$lib/types';
import { DEFAULTS, ORDER } from './artwork';

export type Variant = 'versus' | 'coop';
/** `-` plain, `!` trigger. */
export type Back = '-' | '!';

export interface PlayerView {
  hearts: number;
  cards: number;
  triggers: number;
  immune: boolean;
  /** The faces, where they may be seen; one letter a card, a capital with the trigger back. */
  hand: string | null;
  known: string;
}
export interface QuestionView {
  attack: string;
  asked: Seat;
  queue: Seat[];
  damage: number;
  by: Seat | null;
}
export interface MonsterView {
  number: number;
  hearts: number;
  asleep: boolean;
  caster: Seat | null;
  turns: number | null;
}
export interface CombatView {
  viewer: Seat | 'public' | 'everything';
  options: { variant: Variant; hearts: number; hand_limit: number };
  turn: number;
  phase: 'play' | 'shield' | 'discard' | 'over';
  to_act: Seat[];
  current: Seat;
  direction: 1 | -1;
  players: PlayerView[];
  draw: number;
  top: Back | null;
  discard: string;
  events: number;
  revealed: string | null;
  played: string;
  question: QuestionView | null;
  monster: MonsterView | null;
}

/** A view as it was sent; options that nobody changed are not in it. */
export function readView(sent: unknown): CombatView {
  const view = sent as CombatView;
  return { ...view, options: { ...DEFAULTS, ...view.options } };
}

/** Something a seat may do now, from the question `actions`. */
export interface ActionChoice {
  text: string;
  sort: 'play' | 'pass' | 'shield' | 'takeit' | 'discard';
  card: string;
  target: Seat | null;
  label: string;
  help: string;
}
/** A card that can do nothing now, and why. */
export interface IdleCard {
  card: string;
  text: string;
}
export interface Choices {
  phase: string;
  actions: ActionChoice[];
  idle?: IdleCard[];
  /** What the table does when the time is over, by its text. */
  late?: string;
}

/** A hand in the order people like to see it. */
export function shownHand(hand: string): string[] {
  return [...hand].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
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
  const letters = [...new Set(ORDER.toLowerCase())];
  return letters
    .map((letter) => [letter, plain.filter((card) => card === letter).length] as [string, number])
    .filter(([, n]) => n > 0);
}
