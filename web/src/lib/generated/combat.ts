// Written by scripts/web_types.py; do not edit.

import type { Outcome } from './table';

export interface EventCounts {
  heal?: number;
  immune?: number;
  discard?: number;
  attack?: number;
  reverse?: number;
}

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

export interface PlayerView {
  hearts: number;
  cards: number;
  triggers: number;
  immune: boolean;
  hand: string | null;
  known: string;
}

export interface QuestionView {
  attack: string;
  asked: number;
  queue: number[];
  damage: number;
  by: number | null;
  all_shielded: boolean | null;
  answer: string | null;
}

export interface MonsterView {
  number: number;
  hearts: number;
  asleep: boolean;
  caster: number | null;
  turns: number | null;
}

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

export interface ActionChoice {
  text: string;
  sort: string;
  card: string;
  target: number | null;
  label: string;
  help: string;
}

export interface IdleCard {
  card: string;
  text: string;
}

export interface Choices {
  phase: string;
  actions: ActionChoice[];
  idle: IdleCard[];
  late: string;
}

export interface Fact {
  what: string;
  seat?: number | null;
  other?: number | null;
  count?: number;
  of?: number;
  monster?: number;
}

export interface Coached {
  facts: Fact[];
  actions: Record<string, Fact[]>;
}

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

export interface EventInfo {
  letter: string;
  name: string;
  title: string;
  count: number;
}

export interface MonsterInfo {
  number: number;
  name: string;
  title: string;
  hearts: number;
  strength: number;
  official_name: boolean;
}

export interface PresetInfo {
  variant: string;
  name: string;
  text: string;
  options: Record<string, string>;
}
