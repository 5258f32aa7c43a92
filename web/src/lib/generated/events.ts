// Written by scripts/web_types.py; do not edit.

export interface CameBack {
  event: 'CameBack';
  seat: number;
}

export interface Joined {
  event: 'Joined';
  seat: number;
  name: string;
}

export interface MatchPaused {
  event: 'MatchPaused';
}

export interface MatchResumed {
  event: 'MatchResumed';
}

export interface OfferAccepted {
  event: 'OfferAccepted';
  kind: string;
  seat: number;
  why: string;
}

export interface OfferDeclined {
  event: 'OfferDeclined';
  kind: string;
  seat: number;
  why: string;
}

export interface OfferMade {
  event: 'OfferMade';
  kind: string;
  seat: number;
}

export interface OfferWithdrawn {
  event: 'OfferWithdrawn';
  kind: string;
  seat: number;
}

export interface RematchMade {
  event: 'RematchMade';
  match: string;
}

export interface SeatCarried {
  event: 'SeatCarried';
  seat: number;
}

export interface StoodIn {
  event: 'StoodIn';
  seat: number;
  game: string;
  bot: string;
}

export interface TakenBack {
  event: 'TakenBack';
  keep: number;
  agreed: boolean;
}

export interface TimeGiven {
  event: 'TimeGiven';
  seat: number;
  seconds: number;
}

export interface TimeRanOut {
  event: 'TimeRanOut';
  seat: number;
}

export interface Blown {
  event: 'Blown';
  side: string;
  piece: string;
  square: string;
  path: string;
}

export interface Check {
  event: 'Check';
  side: string;
  square: string;
}

export interface Destroyed {
  event: 'Destroyed';
  side: string;
  piece: string;
  square: string;
  how: string;
}

export interface Detonated {
  event: 'Detonated';
  side: string;
  square: string;
}

export interface Drove {
  event: 'Drove';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

export interface Duelled {
  event: 'Duelled';
  start: string;
  target: string;
}

export interface Ended {
  event: 'Ended';
  winner: string;
  reason: string;
}

export interface Escape {
  event: 'Escape';
  side: string;
  square: string;
}

export interface Felled {
  event: 'Felled';
  square: string;
}

export interface Fired {
  event: 'Fired';
  side: string;
  piece: string;
  start: string;
  target: string;
  strength: number;
  armour: number;
  armour_side: string;
  observer: string;
}

export interface Flag {
  event: 'Flag';
  side: string;
  square: string;
}

export interface FlagBack {
  event: 'FlagBack';
  side: string;
  square: string;
}

export interface Flamed {
  event: 'Flamed';
  start: string;
  target: string;
}

export interface Left {
  event: 'Left';
  side: string;
  piece: string;
  start: string;
  path: string;
}

export interface Placed {
  event: 'Placed';
  seat: number;
  square: string;
  left: number;
}

export interface Pushed {
  event: 'Pushed';
  thing: string;
  start: string;
  end: string;
  gone: boolean;
}

export interface Reversed {
  event: 'Reversed';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

export interface Sank {
  event: 'Sank';
  side: string;
  piece: string;
  square: string;
  path: string;
}

export interface SetOff {
  event: 'SetOff';
  square: string;
}

export interface Splashed {
  event: 'Splashed';
  piece: string;
  square: string;
}

export interface Stacked {
  event: 'Stacked';
  square: string;
}

export interface Stepped {
  event: 'Stepped';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

export interface Swung {
  event: 'Swung';
  start: string;
  target: string;
}

export interface Threw {
  event: 'Threw';
  piece: string;
  start: string;
  end: string;
}

export interface TookFlag {
  event: 'TookFlag';
  side: string;
  piece: string;
  square: string;
}

export interface Toppled {
  event: 'Toppled';
  square: string;
  heading: string;
}

export interface Turned {
  event: 'Turned';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

export interface Answered {
  event: 'Answered';
  seat: number;
}

export interface Attacked {
  event: 'Attacked';
  seat: number;
  damage: number;
  by: number | null;
}

export interface Backfired {
  event: 'Backfired';
  seat: number;
}

export interface CardPlayed {
  event: 'CardPlayed';
  seat: number;
  card: string;
  target: number | null;
}

export interface DirectionChanged {
  event: 'DirectionChanged';
  direction: number;
}

export interface Discarded {
  event: 'Discarded';
  seat: number;
  card: string;
}

export interface Drew {
  event: 'Drew';
  seat: number;
  backs: string;
  cards: string | null;
  open: boolean;
}

export interface EventRevealed {
  event: 'EventRevealed';
  seat: number;
  kind: string;
}

export interface EventsShuffled {
  event: 'EventsShuffled';
}

export interface Fell {
  event: 'Fell';
  seat: number;
  cards: string;
}

export interface GameEnded {
  event: 'GameEnded';
  reason: string;
  seats: number[];
}

export interface HandDiscarded {
  event: 'HandDiscarded';
  seat: number;
  cards: string;
}

export interface HeartGained {
  event: 'HeartGained';
  seat: number;
  hearts: number;
}

export interface HeartsLost {
  event: 'HeartsLost';
  seat: number;
  lost: number;
  left: number;
}

export interface HeartsRestored {
  event: 'HeartsRestored';
  seat: number;
  hearts: number;
}

export interface ImmunityEnded {
  event: 'ImmunityEnded';
  seat: number;
}

export interface ImmunityGained {
  event: 'ImmunityGained';
  seat: number;
}

export interface MonsterCame {
  event: 'MonsterCame';
  monster: number;
  hearts: number;
}

export interface MonsterFell {
  event: 'MonsterFell';
  monster: number;
}

export interface MonsterHit {
  event: 'MonsterHit';
  monster: number;
  damage: number;
  left: number;
}

export interface MonsterSlept {
  event: 'MonsterSlept';
  monster: number;
  seat: number;
}

export interface MonsterSnored {
  event: 'MonsterSnored';
  monster: number;
}

export interface MonsterWoke {
  event: 'MonsterWoke';
  monster: number;
}

export interface Passed {
  event: 'Passed';
  seat: number;
}

export interface PileShuffled {
  event: 'PileShuffled';
  cards: string;
}

export interface Revived {
  event: 'Revived';
  seat: number;
  by: number;
}

export interface Shielded {
  event: 'Shielded';
  seat: number;
  card: string;
}

export interface Spared {
  event: 'Spared';
  seat: number;
}

export interface Stole {
  event: 'Stole';
  thief: number;
  victim: number;
  backs: string;
  cards: string | null;
}

export interface TurnSkipped {
  event: 'TurnSkipped';
  seat: number;
}

export interface TurnStarted {
  event: 'TurnStarted';
  seat: number;
  turn: number;
}

export type TableEvent =
  | CameBack
  | Joined
  | MatchPaused
  | MatchResumed
  | OfferAccepted
  | OfferDeclined
  | OfferMade
  | OfferWithdrawn
  | RematchMade
  | SeatCarried
  | StoodIn
  | TakenBack
  | TimeGiven
  | TimeRanOut;

export type TankEvent =
  | Blown
  | Check
  | Destroyed
  | Detonated
  | Drove
  | Duelled
  | Ended
  | Escape
  | Felled
  | Fired
  | Flag
  | FlagBack
  | Flamed
  | Left
  | Placed
  | Pushed
  | Reversed
  | Sank
  | SetOff
  | Splashed
  | Stacked
  | Stepped
  | Swung
  | Threw
  | TookFlag
  | Toppled
  | Turned;

export type CombatEvent =
  | Answered
  | Attacked
  | Backfired
  | CardPlayed
  | DirectionChanged
  | Discarded
  | Drew
  | EventRevealed
  | EventsShuffled
  | Fell
  | GameEnded
  | HandDiscarded
  | HeartGained
  | HeartsLost
  | HeartsRestored
  | ImmunityEnded
  | ImmunityGained
  | MonsterCame
  | MonsterFell
  | MonsterHit
  | MonsterSlept
  | MonsterSnored
  | MonsterWoke
  | Passed
  | PileShuffled
  | Revived
  | Shielded
  | Spared
  | Stole
  | TurnSkipped
  | TurnStarted;

export type GameEvent = TableEvent | TankEvent | CombatEvent;
