// Written by scripts/web_types.py; do not edit.

import type { Outcome } from './table';

/** How many of the 20 event cards are of each kind (B4). */
export interface EventCounts {
  heal?: number;
  immune?: number;
  discard?: number;
  attack?: number;
  reverse?: number;
}

/** The options of a game of Monster Combat; the number after each is the ruling it belongs to. */
export interface Options {
  variant?: 'coop' | 'versus';
  event_counts?: EventCounts;
  trigger_count?: number;
  starter?: 'first' | 'random';
  x2_shields?: 'one' | 'one_per_heart';
  hearts?: number;
  hand_limit?: number;
  reverse_ends_turn?: boolean;
  discard_redraw?: number;
  open_hands?: boolean;
  turn_cap?: number;
  turn_cap_v1?: 'drawn' | 'most_hearts';
  trigger_on_any_draw?: boolean;
  lightning_secret?: boolean;
  immune_counts_as_shield?: boolean;
  immunity_scope?: 'all' | 'attacks';
  attack_target?: 'active' | 'all';
  v2_immunity?: 'literal' | 'through_next_turn';
  sleep?: 'caster_round' | 'n_turns' | 'next_turn';
  carry_over?: boolean;
}

/** One player as seen by the viewer. */
export interface PlayerView {
  hearts: number;
  cards: number;
  triggers: number;
  immune: boolean;
  hand: string | null;
  known: string;
}

/** An attack under way. It is put to everybody attacked, so it says nothing about a hand (B26). */
export interface QuestionView {
  attack: string;
  asked: number;
  queue: number[];
  damage: number;
  by: number | null;
  all_shielded: boolean | null;
  answer: string | null;
}

/** The active monster (V2). */
export interface MonsterView {
  number: number;
  hearts: number;
  asleep: boolean;
  caster: number | null;
  turns: number | null;
}

/**
 * What a seat that has watched closely knows beyond what lies on the table, so that a full state can be
 * imagined from its view alone. All of it is public but for the first two, which are the seat's own
 * (memory.py).
 */
export interface Notes {
  own?: string | null;
  known?: [string[], number][];
  pile?: string;
  log?: string;
  recent?: string[];
  immune?: number[];
  owed?: number;
  acted?: boolean;
  skips?: boolean;
  every?: boolean;
  answered?: number[];
}

/** The table as the viewer may see it. */
export interface View {
  viewer: number | 'everything' | 'public';
  options: Options;
  turn: number;
  phase: string;
  to_act: number[];
  current: number;
  direction: number;
  players: PlayerView[];
  draw: number;
  top: string | null;
  discard: string;
  events: number;
  revealed: string | null;
  played: string;
  question: QuestionView | null;
  monster: MonsterView | null;
  unseen: string;
  outcome: Outcome | null;
  draw_order: string | null;
  event_order: string | null;
  notes: Notes | null;
}

/** Something the seat may do now: the text to submit, the card it takes, and words for a button. */
export interface ActionChoice {
  text: string;
  sort: string;
  card: string;
  target: number | null;
  label: string;
  help: string;
}

/** A card of the seat's own that can do nothing now, and why. */
export interface IdleCard {
  card: string;
  text: string;
}

/** All a seat may do now; empty if it owes nothing, and for spectators. */
export interface Choices {
  phase: string;
  actions: ActionChoice[];
  idle: IdleCard[];
  late: string;
}

/** A face: its letter (a capital has the trigger back), its name and what it does in each variant. */
export interface CardInfo {
  letter: string;
  name: string;
  title: string;
  count: number;
  triggers: number;
  power: number;
  playable: boolean;
  effects: Record<string, string>;
}

/** A kind of event card. */
export interface EventInfo {
  letter: string;
  name: string;
  title: string;
  count: number;
}

/** A monster. */
export interface MonsterInfo {
  number: number;
  name: string;
  title: string;
  hearts: number;
  strength: number;
  official_name: boolean;
}

/** Options under a name, with a sentence about them; only those that differ from the defaults are given. */
export interface PresetInfo {
  variant: string;
  name: string;
  text: string;
  options: Record<string, string>;
}
