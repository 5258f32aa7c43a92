// Written by scripts/web_types.py; do not edit.

import type { GameEvent } from './events';

export const PROTOCOL = 1;

/**
 * The first message of a connection: which match, which seats (by their tokens; none to watch), and what the
 * client has seen already: with `seen` it gets only what is newer, if the table still has it.
 */
export interface Hello {
  is: 'hello';
  id: string;
  protocol: number;
  match: string;
  tokens?: string[];
  seen?: number;
  language?: string;
}

/** A decision of a seat, in the words of the game. `turn` is the turn number of the update it answers to. */
export interface Act {
  is: 'act';
  id: string;
  seat: number;
  turn: number;
  action: string;
  lag?: number;
}

/** A question an interface has about the present state (`State.study`); it changes nothing. */
export interface Ask {
  is: 'ask';
  id: string;
  about: string;
  seat?: number | null;
}

/** What would be good now? Answered with `advice`, where the match allows it; it changes nothing. */
export interface Hint {
  is: 'hint';
  id: string;
  seat: number;
}

/** Offer a draw, a takeback, a pause or a rematch; or answer the offer of that kind that stands. */
export interface Offer {
  is: 'offer';
  id: string;
  seat: number;
  kind: OfferKind;
  accept?: boolean | null;
}

/** Give up. */
export interface Resign {
  is: 'resign';
  id: string;
  seat: number;
}

/** Ask for more time for the present decision; granted a few times. */
export interface MoreTime {
  is: 'more-time';
  id: string;
  seat: number;
}

/** Let a bot play for this seat until its owner sits down again (`bot` empty: the owner is back). */
export interface Stand {
  is: 'stand';
  id: string;
  seat: number;
  bot?: string;
}

/** Sentences in this language from now on; the log is sent anew. */
export interface Speak {
  is: 'language';
  id: string;
  language: string;
}

/** Are you there? Also measures the lag. */
export interface Ping {
  is: 'ping';
  id: string;
}

export type Incoming = Hello | Act | Ask | Hint | Offer | Resign | MoreTime | Stand | Speak | Ping;

/** Who sits there, as everybody may know. */
export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  bot: string;
  here: boolean;
}

/** The clock at the moment of sending: what each seat has left, in milliseconds, and whose time runs. */
export interface ClockInfo {
  setting: ClockSetting;
  left: number[];
  running: number[];
  paused: boolean;
}

/** An offer that stands. */
export interface OfferInfo {
  kind: OfferKind;
  by: number;
  waits_for: number[];
}

/** The reason (a word of the game's own) and the score of each seat: 1 won, 0 lost, between them shared. */
export interface Outcome {
  reason: string;
  scores: number[];
}

/** What happened, in one sentence, with the event it is about for whoever draws or sounds it. */
export interface LogLine {
  version: number;
  text: string;
  event: GameEvent;
  seat: number | null;
  action: string;
  round: number;
}

/** The answer to hello: everything this client may know at this moment. */
export interface Welcome {
  is: 'welcome';
  id: string;
  match: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  yours: number[];
  version: number;
  turn: number;
  views: Record<string, unknown>;
  to_act: number[];
  clock: ClockInfo;
  offers: OfferInfo[];
  outcome: Outcome | null;
  ending: string;
  log: LogLine[];
  commitment: string;
  seed?: string;
  rematch?: string;
  partial?: boolean;
  hints?: boolean;
}

/** Something happened. `views`, `to_act`, `clock` and `offers` are as they are now. */
export interface Update {
  is: 'update';
  version: number;
  turn: number;
  log: LogLine[];
  views: Record<string, unknown>;
  to_act: number[];
  clock: ClockInfo;
  offers: OfferInfo[];
  seats: SeatInfo[];
  outcome?: Outcome | null;
  ending?: string;
  seed?: string;
  rematch?: string;
}

/** Who is here has changed; nothing else. */
export interface Presence {
  is: 'presence';
  seats: SeatInfo[];
}

/** What the client said with this id is done and durable; `version` is the match's after it. */
export interface Ack {
  is: 'ack';
  id: string;
  version: number;
}

/** The answer to `ask`. */
export interface Answer {
  is: 'answer';
  id: string;
  turn: number;
  about: string;
  answer: unknown;
}

/** The answer to `hint`: an action of that turn, and why it is good, in a sentence. */
export interface Advised {
  is: 'advice';
  id: string;
  turn: number;
  action: string;
  text: string;
}

/** I am here. */
export interface Pong {
  is: 'pong';
  id: string;
}

/** Refused; nothing was changed. */
export interface Problem {
  is: 'problem';
  code: Code;
  text: string;
  id?: string;
  rule?: string;
}

export type Outgoing = Welcome | Update | Presence | Ack | Answer | Advised | Pong | Problem;

/** All the time in the world. */
export interface NoClock {
  type: 'none';
}

/** A chess clock: so much for each player, and more with each move (TC4.5). A fallen flag loses. */
export interface Countdown {
  type: 'countdown';
  minutes: number;
  increment: number;
}

/**
 * So many seconds for each decision; then the table does the default action. "More time" can be asked for.
 */
export interface PerDecision {
  type: 'decision';
  seconds: number;
}

/** Days for a move. A fallen flag loses, or the default action is done where the game has one. */
export interface Correspondence {
  type: 'days';
  days: number;
}

export type ClockSetting = NoClock | Countdown | PerDecision | Correspondence;

export type OfferKind = 'draw' | 'pause' | 'rematch' | 'takeback';

export type Code =
  | 'ambiguous'
  | 'fault'
  | 'full'
  | 'illegal'
  | 'no-match'
  | 'no-offer'
  | 'not-yours'
  | 'over'
  | 'paused'
  | 'protocol'
  | 'refused'
  | 'stale'
  | 'too-long'
  | 'too-many'
  | 'unreadable'
  | 'waiting';

/** Who shall sit there: the one who makes the match, a bot, or whoever gets the invitation. */
export interface SeatRequest {
  kind?: string;
  name?: string;
  bot?: string;
}

/** A match somebody would like. */
export interface MatchRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  clock?: ClockSetting;
  mode?: 'here' | 'online';
  language?: string;
  hints?: boolean | null;
}

/** A seat somebody holds, with the token that proves it. Told once, to them only. */
export interface Taken {
  seat: number;
  token: string;
}

/** A seat that is free, with the secret that opens it. */
export interface Invitation {
  seat: number;
  invite: string;
}

/** A new match, for the one who made it. */
export interface Created {
  match: string;
  seats: Taken[];
  invites: Invitation[];
}

/** A match as everybody may know it. */
export interface Summary {
  match: string;
  game: string;
  mode: 'here' | 'online';
  options: Record<string, string>;
  clock: ClockSetting;
  seats: SeatInfo[];
  created: number;
  at: number;
  version: number;
  round: number;
  actions: number;
  waiting: boolean;
  paused: boolean;
  to_act: number[];
  outcome: Outcome | null;
  rematch_of: string;
  rematch: string;
  hints: boolean;
  yours: number[];
}
