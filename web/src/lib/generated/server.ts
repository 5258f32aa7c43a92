// Written by scripts/web_types.py; do not edit.

import type { Code, LogLine, Outcome, SeatInfo, Summary } from './table';

/** How many may play. */
export interface SeatRange {
  least: number;
  most: number;
}

/** A value an option may have. */
export interface Choice {
  value: string;
  text: string;
}

/** An option of a game. All values are written as text. */
export interface Option {
  name: string;
  help: string;
  type: 'boolean' | 'choice' | 'integer' | 'text';
  standard: string;
  choices?: Choice[];
  least?: number | null;
  most?: number | null;
}

/** A bot for a list to choose from. */
export interface BotInfo {
  name: string;
  level: number;
  title: string;
  about: string;
  promise: number;
}

/** A game with what is needed to set it up. */
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

/** A language people can choose, with the name its speakers give it. */
export interface LanguageInfo {
  id: string;
  name: string;
}

/** All games there are, and whether the bots have the engine to think with; if not, a sentence about it. */
export interface Games {
  games: GameInfo[];
  languages: LanguageInfo[];
  muscle: boolean;
  note: string;
}

/** One's own matches, the newest first. */
export interface Mine {
  matches: Summary[];
}

/** One moment of a game: the action that led there (none at the start) and what is to be seen. */
export interface ReplayMoment {
  index: number;
  round: number;
  seat: number | null;
  action: string;
  log: LogLine[];
  view: unknown;
  views?: Record<string, unknown>;
}

/** A whole game to be looked at. */
export interface Replay {
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  moments: ReplayMoment[];
  outcome: Outcome | null;
  ending: string;
}

/** How a moment of a game stands, as the first seat sees it. */
export interface Judgement {
  index: number;
  chance: number;
  score?: number | null;
  mate?: number;
  line?: string[];
}

/** A game that is judged moment by moment: how far it is, and what was found. */
export interface Analysis {
  job: string;
  status: 'cancelled' | 'done' | 'failed' | 'running';
  done: number;
  of: number;
  moments: Judgement[];
}

/** The secret of an invitation, and how the newcomer is called. */
export interface JoinForm {
  invite: string;
  name?: string;
  key?: string | null;
}

/**
 * A question about a position of a game that is looked at, as the table answers them about one that is
 * played.
 */
export interface StudyForm {
  game: string;
  state: string;
  about: string;
  language?: string | null;
}

/** Why a request failed. */
export interface HttpProblem {
  status: number;
  code: Code | 'host' | 'media-type' | 'method' | 'not-found' | 'origin';
  detail: string;
  type?: string;
  rule?: string;
}
