// The messages between this page and the table, 1:1 from src/behemoth/table/messages.py and clock_setting.py.

export const PROTOCOL = 1;

export type Language = 'en' | 'de';
export type OfferKind = 'draw' | 'takeback' | 'pause' | 'rematch';
export type Seat = number;

// --- clocks ---------------------------------------------------------------------------------------------------------

export interface NoClock {
  type: 'none';
}
export interface Countdown {
  type: 'countdown';
  minutes?: number;
  increment?: number;
}
export interface PerDecision {
  type: 'decision';
  seconds?: number;
}
export interface Correspondence {
  type: 'days';
  days?: number;
}
export type ClockSetting = NoClock | Countdown | PerDecision | Correspondence;

// --- what a client says ---------------------------------------------------------------------------------------------

export interface Hello {
  is: 'hello';
  id: string;
  protocol: number;
  match: string;
  tokens: string[];
  seen: number;
  language: Language;
}
export interface Act {
  is: 'act';
  id: string;
  seat: Seat;
  turn: number;
  action: string;
  lag: number;
}
export interface Ask {
  is: 'ask';
  id: string;
  about: string;
  seat: Seat | null;
}
export interface Hint {
  is: 'hint';
  id: string;
  seat: Seat;
}
export interface Offer {
  is: 'offer';
  id: string;
  seat: Seat;
  kind: OfferKind;
  accept: boolean | null;
}
export interface Resign {
  is: 'resign';
  id: string;
  seat: Seat;
}
export interface MoreTime {
  is: 'more-time';
  id: string;
  seat: Seat;
}
export interface Stand {
  is: 'stand';
  id: string;
  seat: Seat;
  bot: string;
}
export interface Speak {
  is: 'language';
  id: string;
  language: Language;
}
export interface Ping {
  is: 'ping';
  id: string;
}

export type Incoming = Hello | Act | Ask | Hint | Offer | Resign | MoreTime | Stand | Speak | Ping;

// --- what the table tells -------------------------------------------------------------------------------------------
// The table may leave out a field of a whole message that is at its default, hence the question marks.

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
  here: boolean;
}
export interface ClockInfo {
  setting: ClockSetting;
  left: number[];
  running: Seat[];
  paused: boolean;
}
export interface OfferInfo {
  kind: OfferKind;
  by: Seat;
  waits_for: Seat[];
}
export interface Outcome {
  reason: string;
  scores: number[];
}

/** What happened, in one sentence, with the event it is about for whoever draws or sounds it. */
export interface LogLine {
  /** The version of the match after it happened; lines of one action share it. */
  version: number;
  text: string;
  event: GameEvent;
  seat: Seat | null;
  /** The action as written, on the first line of an action. */
  action: string;
  round: number;
}
/** An event as data; what else it holds is the game's own. */
export type GameEvent = { [name: string]: unknown };

export interface Welcome {
  is: 'welcome';
  id: string;
  match: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  yours: Seat[];
  version: number;
  turn: number;
  views: Record<string, unknown>;
  to_act: Seat[];
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
export interface Update {
  is: 'update';
  version: number;
  turn: number;
  log: LogLine[];
  views: Record<string, unknown>;
  to_act: Seat[];
  clock: ClockInfo;
  offers: OfferInfo[];
  seats: SeatInfo[];
  outcome?: Outcome | null;
  ending?: string;
  seed?: string;
  rematch?: string;
}
export interface Presence {
  is: 'presence';
  seats: SeatInfo[];
}
export interface Ack {
  is: 'ack';
  id: string;
  version: number;
}
export interface Answer {
  is: 'answer';
  id: string;
  turn: number;
  about: string;
  answer: unknown;
}
/** A good action of that turn, and why. */
export interface Advised {
  is: 'advice';
  id: string;
  turn: number;
  action: string;
  text: string;
}
export interface Pong {
  is: 'pong';
  id: string;
}

export type Code =
  | 'unreadable'
  | 'protocol'
  | 'no-match'
  | 'not-yours'
  | 'stale'
  | 'illegal'
  | 'ambiguous'
  | 'over'
  | 'paused'
  | 'waiting'
  | 'no-offer'
  | 'refused'
  | 'too-many'
  | 'too-long'
  | 'full'
  | 'fault';
export interface Problem {
  is: 'problem';
  code: Code;
  text: string;
  id?: string;
  rule?: string;
}

export type Outgoing = Welcome | Update | Presence | Ack | Answer | Advised | Pong | Problem;
