// Names and figures of cards, events and monsters, as the server describes them: none is copied here.

import { gameOf, rows } from '$lib/games.svelte';
import type { CardInfo, EventInfo, MonsterInfo } from '$lib/generated/combat';
import type { Variant } from './model';

const GAME = 'monster-combat';

/** All faces, in the order people like to see them. */
export const faces = (): readonly CardInfo[] => rows<CardInfo>(GAME, 'cards');
/** The face of a card; a capital letter has the trigger back. */
export const faceOf = (card: string): CardInfo | undefined =>
  faces().find((face) => face.letter === card.toLowerCase());
export const eventOf = (letter: string): EventInfo | undefined =>
  rows<EventInfo>(GAME, 'events').find((event) => event.letter === letter);
export const monsters = (): readonly MonsterInfo[] => rows<MonsterInfo>(GAME, 'monsters');
export const monsterOf = (number: number): MonsterInfo | undefined =>
  monsters().find((monster) => monster.number === number);

/** Options as they are unless somebody changes them: a view names only those that were. */
export function standards(): { variant: Variant; hearts: number; hand_limit: number } {
  const of = (name: string): string | undefined =>
    gameOf(GAME)?.options.find((option) => option.name === name)?.standard;
  return {
    variant: (of('variant') ?? 'versus') as Variant,
    hearts: Number(of('hearts') ?? 0),
    hand_limit: Number(of('hand_limit') ?? 0),
  };
}

function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Sword`; the trigger back is shown by its picture. */
export const cardName = (card: string): string => title(faceOf(card)?.title ?? card);
export const effect = (card: string, variant: Variant): string => faceOf(card)?.effects[variant] ?? '';
export const eventText = (letter: string): string => eventOf(letter)?.title ?? letter;
export const monsterName = (number: number): string => title(monsterOf(number)?.title ?? String(number));
