// What this app knows of certain games beyond what the server tells of every game: tables drawn by hand, guides, words.
// No other file names several games. A game that is not here is played at the table for any game (any/AnyTable.svelte),
// with what the server says about it.

import type { Component } from 'svelte';
import { combat } from '../combat/own';
import { tank } from '../tank/own';
import type { GameInfo, Summary } from './api';
import type { GuidedGame } from './guides';
import type { Match } from './match.svelte';
import type { ClockSetting } from './types';

export type Company = 'bot' | 'here' | 'friends' | 'watch';

export interface TableProps {
  match: Match;
  perspective: number | null;
  readonly: boolean;
  best?: readonly string[];
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each table takes a little more than all have in common
type Loaded = Promise<{ default: Component<any> }>;

export interface OwnGame {
  /** The table, and what draws a diagram of the rule book (with its height); loaded by those who want to see them. */
  table: () => Loaded;
  diagram: () => Loaded;
  diagramTall?: boolean;
  /** How many sit down unless somebody chooses otherwise. */
  seats: number;
  /** Whether its two seats are White and Black. */
  sides?: boolean;
  clocks: (minutes: number) => ClockSetting[];
  friendsClock: (minutes: number) => ClockSetting;
  /** The board or the variant that is played. */
  board: (about: Pick<Summary, 'options'>, info: GameInfo | undefined) => string;
  boardWord: string;
  seatWord: string;
  /** What the numbers of its rules look like in sentences. */
  cited: RegExp;
  /** The chapters of its rule pages; beside some stand figures. */
  chapters: readonly string[];
  facts: { chapter: string; show: () => Loaded };
  /** Whether its games can be taken apart on the analysis board. */
  apart?: boolean;
  guide: GuidedGame;
}

export const OWN: Readonly<Record<string, OwnGame>> = { 'tank-chess': tank, 'monster-combat': combat };

/** The games with a rule book and lessons here, in the order in which they are shown. */
export const OWN_IDS: readonly string[] = Object.keys(OWN);

export const own = (game: string): OwnGame | undefined => OWN[game];
