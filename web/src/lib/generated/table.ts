// Written by scripts/web_types.py; do not edit.

import type { GameEvent } from './events';

export const PROTOCOL = 1;

export const TALK = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'moment',
  'back',
  'your-turn',
  'good-game',
  'once-more',
];

export const TEAM_TALK = [
  'i-take-it',
  'help-me',
  'lets-attack',
  'save-shields',
  'careful',
  'you-decide',
  'together',
];

export const REACTIONS = ['smile', 'wow', 'sad', 'wink', 'heart', 'thumb'];

export interface Hello {
  is: 'hello';
  id: string;
  protocol: number;
  match: string;
  tokens?: string[];
  seen?: number;
  language?: string;
}

export interface Act {
  is: 'act';
  id: string;
  seat: number;
  turn: number;
  action: string;
  lag?: number;
}

export interface Ask {
  is: 'ask';
  id: string;
  about: string;
  seat?: number | null;
}

export interface ListActions {
  is: 'actions';
  id: string;
  seat: number;
  skip?: number;
  most?: number;
  find?: string;
}

export interface Show {
  is: 'show';
  id: string;
  seat?: number | null;
  everything?: boolean;
}

export interface Hint {
  is: 'hint';
  id: string;
  seat: number;
}

export interface Offer {
  is: 'offer';
  id: string;
  seat: number;
  kind: OfferKind;
  accept?: boolean | null;
}

export interface Resign {
  is: 'resign';
  id: string;
  seat: number;
}

export interface MoreTime {
  is: 'more-time';
  id: string;
  seat: number;
}

export interface Stand {
  is: 'stand';
  id: string;
  seat: number;
  bot?: string;
}

export interface Say {
  is: 'say';
  id: string;
  seat: number;
  phrase: string;
}

export interface Speak {
  is: 'language';
  id: string;
  language: string;
}

export interface Ping {
  is: 'ping';
  id: string;
}

export type Incoming =
  Hello | Act | Ask | ListActions | Show | Hint | Offer | Resign | MoreTime | Stand | Say | Speak | Ping;

export interface SeatInfo {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  bot: string;
  here: boolean;
}

export interface ClockInfo {
  setting: ClockSetting;
  left: number[];
  running: number[];
  paused: boolean;
}

export interface OfferInfo {
  kind: OfferKind;
  by: number;
  waits_for: number[];
}

export interface Outcome {
  reason: string;
  scores: number[];
}

export interface LogLine {
  version: number;
  text: string;
  event: GameEvent;
  seat: number | null;
  action: string;
  round: number;
}

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
  coach?: boolean;
  open_to_all?: boolean;
}

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

export interface Presence {
  is: 'presence';
  seats: SeatInfo[];
}

export interface Thinking {
  is: 'thinking';
  seat: number;
  busy: boolean;
}

export interface Said {
  is: 'said';
  seat: number;
  phrase: string;
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

export interface LegalAction {
  text: string;
  label: string;
  group?: string;
}

export interface Legal {
  is: 'legal';
  id: string;
  turn: number;
  seat: number;
  total: number;
  found: number;
  skip: number;
  actions: LegalAction[];
}

export interface ShownView {
  is: 'shown';
  id: string;
  turn: number;
  text: string;
  picture?: string;
}

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

export interface Problem {
  is: 'problem';
  code: Code;
  text: string;
  id?: string;
  rule?: string;
}

export type Outgoing =
  Welcome | Update | Presence | Thinking | Said | Ack | Answer | Legal | ShownView | Advised | Pong | Problem;

export interface NoClock {
  type: 'none';
}

export interface Countdown {
  type: 'countdown';
  minutes: number;
  increment: number;
}

export interface PerDecision {
  type: 'decision';
  seconds: number;
}

export interface Correspondence {
  type: 'days';
  days: number;
}

export type ClockSetting = NoClock | Countdown | PerDecision | Correspondence;

export type OfferKind = 'draw' | 'pause' | 'rematch' | 'takeback';

export type Code =
  | 'ambiguous'
  | 'busy'
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

export interface SeatRequest {
  kind?: string;
  name?: string;
  bot?: string;
}

export interface MatchRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  clock?: ClockSetting;
  mode?: 'here' | 'online';
  language?: string;
  hints?: boolean | null;
  coach?: boolean | null;
  open_to_all?: boolean;
}

export interface Taken {
  seat: number;
  token: string;
}

export interface Invitation {
  seat: number;
  invite: string;
}

export interface Created {
  match: string;
  seats: Taken[];
  invites: Invitation[];
}

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
  coach: boolean;
  open_to_all: boolean;
  yours: number[];
}

export interface Invited {
  seat: number;
  free: boolean;
}

export interface CarryCode {
  code: string;
  until: number;
}

export interface CarriedSeats {
  match: string;
  game: string;
  mode: 'here' | 'online';
  seats: Taken[];
}

export interface OpenTablesPage {
  tables: Summary[];
  count: number;
}
