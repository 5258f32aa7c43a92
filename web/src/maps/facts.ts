// What the server says about maps: sizes, letters of the ground, goals.

import { gameOf, rows } from '$lib/games.svelte';
import { has, t } from '$lib/i18n.svelte';
import type { Board } from '$lib/rule_options';
import { kinds, sizes, terrains } from '../tank/kinds';
import type { Brush } from './brush';
import type { MapText } from './my_maps.svelte';
import { goalOf, minesOf, readPosition, type Letters } from './text';

export const letters = (): Letters =>
  Object.fromEntries(terrains().map(({ name, letter }) => [name, letter]));

/** All sizes a board can have, the smallest first. */
export function boardSizes(): number[] {
  const [least = 8, most = 24] = sizes();
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}

/** What a map brings along for a new game, as a board that comes along does. */
export function boardOf({ position, clock }: MapText): Board & { clock: number } {
  const draft = readPosition(position, letters());
  return {
    clock,
    goal: goals()[draft ? goalOf(draft) : 0] ?? 'standard',
    flags: Boolean(draft?.flags.white && draft.flags.black),
    remote_mines: draft ? minesOf(draft) : 0,
  };
}

/** What is in the hand at first: the highest ground, and the piece that nobody can do without. */
export function firstBrush(): Partial<Brush> {
  const high = (terrains().find((one) => one.high) ?? terrains()[0])?.name ?? '';
  const kind = (kinds().find((one) => one.commander) ?? kinds()[0])?.mark ?? '';
  const wreck = kinds().find((one) => !one.giant && !one.commander)?.mark ?? kind;
  const flagGoal = Math.max(0, goals().indexOf('flag'));
  return { ground: high, stuff: high, kind, remains: { is: 'wreck', kind: wreck }, flagGoal };
}

/** How many remote mines a side may have; nothing where the table knows none. */
export function mineCounts(): number[] {
  const option = gameOf('tank-chess')?.options.find((one) => one.name === 'remote_mines');
  return Array.from({ length: option ? (option.most ?? 0) + 1 : 0 }, (_, index) => index);
}

/** What can be played for, as position lines number it, the standard first. */
export const goals = (): readonly string[] => rows<string>('tank-chess', 'goals');

export const goalWord = (name: string): string => {
  const key = `web-choice-goal-${name}`;
  return has(key) ? t(key) : name;
};
