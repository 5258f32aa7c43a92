// Written by scripts/web_types.py; do not edit.

import type { Code, LogLine, Outcome, SeatInfo, Summary } from './table';

export interface SeatRange {
  least: number;
  most: number;
}

export interface Choice {
  value: string;
  text: string;
}

export interface Option {
  name: string;
  help: string;
  type: 'boolean' | 'choice' | 'integer' | 'text';
  standard: string;
  choices?: Choice[];
  least?: number | null;
  most?: number | null;
}

export interface BotInfo {
  name: string;
  level: number;
  title: string;
  about: string;
  promise: number;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: SeatRange;
  secrets: boolean;
  rules_version: number;
  options: Option[];
  bots: BotInfo[];
  analysis: boolean;
  clocks: boolean;
  about: Record<string, unknown>;
}

export interface LanguageInfo {
  id: string;
  name: string;
}

export interface Games {
  games: GameInfo[];
  languages: LanguageInfo[];
  muscle: boolean;
  note: string;
}

export interface Mine {
  matches: Summary[];
}

export interface ReplayMoment {
  index: number;
  round: number;
  seat: number | null;
  action: string;
  log: LogLine[];
  view: unknown;
  views?: Record<string, unknown>;
}

export interface Replay {
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  moments: ReplayMoment[];
  outcome: Outcome | null;
  ending: string;
}

export interface Evaluation {
  index: number;
  chance: number;
  score?: number | null;
  mate?: number;
  line?: string[];
}

export interface Analysis {
  job: string;
  status: 'cancelled' | 'done' | 'failed' | 'running';
  done: number;
  of: number;
  moments: Evaluation[];
}

export interface JoinForm {
  invite: string;
  name?: string;
  key?: string | null;
}

export interface StudyForm {
  game: string;
  state: string;
  about: string;
  language?: string | null;
}

export interface HttpProblem {
  status: number;
  code: Code | 'host' | 'media-type' | 'method' | 'not-found' | 'origin';
  detail: string;
  type?: string;
  rule?: string;
}
