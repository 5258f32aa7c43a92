// Choosing: which cards glow, which one is chosen, for whom, and what the large button then does.

import type { Seat } from '$lib/types';
import { shownHand, type ActionChoice, type Choices } from './model';

/** A card of the own hand with what it can do now. */
export interface HandCard {
  /** Stays the same while the hand changes around it. */
  key: string;
  card: string;
  actions: ActionChoice[];
  /** Why it can do nothing, where somebody asks it to. */
  reason: string;
  fresh: boolean;
}

export interface Choosing {
  /** Key of the chosen card. */
  key: string | null;
  target: Seat | null;
}

export const NOTHING: Choosing = { key: null, target: null };

export function handCards(hand: string, choices: Choices | null, fresh = ''): HandCard[] {
  const seen = new Map<string, number>();
  const cards = shownHand(hand).map((card) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return {
      key: `${card}${n}`,
      card,
      actions: choices?.actions.filter((action) => action.card === card) ?? [],
      reason: choices?.idle?.find((idle) => idle.card === card)?.text ?? '',
      fresh: false,
    };
  });
  // Of equal cards the last ones are the new ones; nobody can tell them apart.
  for (const letter of fresh) {
    const newest = cards.findLast((one) => one.card === letter && !one.fresh);
    if (newest) newest.fresh = true;
  }
  return cards;
}

/** Whom the chosen card may be for; empty if there is nothing to choose. */
export function targets(card: HandCard | undefined): ActionChoice[] {
  return card?.actions.filter((action) => action.target !== null) ?? [];
}

/** What the large button does now, if enough is chosen. */
export function ready(cards: readonly HandCard[], choosing: Choosing): ActionChoice | null {
  const card = cards.find((one) => one.key === choosing.key);
  if (!card) return null;
  if (targets(card).length) return card.actions.find((action) => action.target === choosing.target) ?? null;
  return card.actions[0] ?? null;
}

/** Tapping a card: choose it, or lay it back if it is chosen. */
export function tap(choosing: Choosing, card: HandCard): Choosing {
  return choosing.key === card.key ? NOTHING : { key: card.key, target: null };
}

/** The choice that leads to an action; nothing for one that takes no card of the hand. */
export function follow(cards: readonly HandCard[], text: string): Choosing {
  const card = cards.find((one) => one.actions.some((action) => action.text === text));
  const action = card?.actions.find((one) => one.text === text);
  return card && action ? { key: card.key, target: action.target } : NOTHING;
}

/** One step back: first the target, then the card. */
export function back(choosing: Choosing): Choosing {
  return choosing.target !== null ? { ...choosing, target: null } : NOTHING;
}

/** Where the arrow keys lead in a row of so many. */
export function step(key: string, at: number, count: number): number | null {
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    Home: 0,
    End: count - 1,
  };
  const wanted = to[key];
  return wanted === undefined || count === 0 ? null : Math.max(0, Math.min(count - 1, wanted));
}

export function bySort(choices: Choices | null, sort: ActionChoice['sort']): ActionChoice | null {
  return choices?.actions.find((action) => action.sort === sort) ?? null;
}

/** The question that takes the place of the bar: an attack to answer. */
export function owesAnswer(choices: Choices | null): boolean {
  return bySort(choices, 'takeit') !== null;
}

/** How much of the time for a decision is left, 0 to 1; with more time granted the ring is full again. */
export function share(left: number | null, full: number | null): number | null {
  return left === null || !full ? null : Math.max(0, Math.min(1, left / full));
}

/** Places of a fan of cards: how far each is moved right and down, and turned; all fit into the width. */
export function fan(count: number, width: number, card: number): { x: number; y: number; turn: number }[] {
  const gap = count > 1 ? Math.min(card * 1.06, (width - card) / (count - 1)) : 0;
  const bend = count > 2 ? Math.min(2.2, 14 / count) : 0;
  return Array.from({ length: count }, (_, n) => {
    const off = n - (count - 1) / 2;
    return { x: off * gap, y: Math.abs(off) ** 1.6 * card * 0.012 * bend, turn: off * bend };
  });
}
