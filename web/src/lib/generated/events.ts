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
}

export interface OfferDeclined {
  event: 'OfferDeclined';
  kind: string;
  seat: number;
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

/** A bot plays for somebody. */
export interface StoodIn {
  event: 'StoodIn';
  seat: number;
  game: string;
  bot: string;
}

/** All log lines of the game newer than version `keep` (and older than this one) no longer hold. */
export interface TakenBack {
  event: 'TakenBack';
  keep: number;
}

export interface TimeGiven {
  event: 'TimeGiven';
  seat: number;
  seconds: number;
}

/**
 * The table decided for somebody. Only they hear it: how they answered may be secret, and the default is
 * known.
 */
export interface TimeRanOut {
  event: 'TimeRanOut';
  seat: number;
}

/** The side that moved threatens the commander on this square (TC4.3). */
export interface Check {
  event: 'Check';
  side: string;
  square: string;
}

/** A live piece ceased to be; `how` is shot, stomp, tail, flame, throw, duel or crushed. */
export interface Destroyed {
  event: 'Destroyed';
  side: string;
  piece: string;
  square: string;
  how: string;
}

/** A piece went somewhere else; `path` lists the poses passed, such as `C3N C4N C4NE`. */
export interface Drove {
  event: 'Drove';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

/** A Monster seized another from behind (TC6.11). */
export interface Duelled {
  event: 'Duelled';
  start: string;
  target: string;
}

/** The game is over; the winner is `none` for a draw. */
export interface Ended {
  event: 'Ended';
  winner: string;
  reason: string;
}

/** The side that moved threatens to leave with its commander from this square (TC4.3). */
export interface Escape {
  event: 'Escape';
  side: string;
  square: string;
}

/** A tree fell. */
export interface Felled {
  event: 'Felled';
  square: string;
}

/** A shot, and the armour it met (TC3.4). */
export interface Fired {
  event: 'Fired';
  side: string;
  piece: string;
  start: string;
  target: string;
  strength: number;
  armour: number;
  armour_side: string;
}

/** A Monster's flame (TC6.6). */
export interface Flamed {
  event: 'Flamed';
  start: string;
  target: string;
}

/** The commander drove off the board (TC4.1). */
export interface Left {
  event: 'Left';
  side: string;
  piece: string;
  start: string;
  path: string;
}

/** A piece backed up one square (TC2.2). */
export interface Reversed {
  event: 'Reversed';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

/** A piece was driven into water (TC5.1). */
export interface Sank {
  event: 'Sank';
  side: string;
  piece: string;
  square: string;
  path: string;
}

/** A thrown tank is gone in the water (TC6.7). */
export interface Splashed {
  event: 'Splashed';
  piece: string;
  square: string;
}

/** A thrown tank came to lie on another (TC6.7). */
export interface Stacked {
  event: 'Stacked';
  square: string;
}

/** A Monster stepped aside or back without turning (TC6.1). */
export interface Stepped {
  event: 'Stepped';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

/** A Monster's tail (TC6.5). */
export interface Swung {
  event: 'Swung';
  start: string;
  target: string;
}

/** A Monster's throw (TC6.7). */
export interface Threw {
  event: 'Threw';
  piece: string;
  start: string;
  end: string;
}

/** A destroyed Monster fell in a direction, or `none` (TC6.10). */
export interface Toppled {
  event: 'Toppled';
  square: string;
  heading: string;
}

/** A piece turned in place. */
export interface Turned {
  event: 'Turned';
  side: string;
  piece: string;
  start: string;
  end: string;
  heading: string;
  path: string;
}

/** A seat has answered in secret (C4); only it knows how. */
export interface Answered {
  event: 'Answered';
  seat: number;
}

/** A seat is asked: shield or take it. It says nothing about the hand (B26). `by` nobody: an event. */
export interface Attacked {
  event: 'Attacked';
  seat: number;
  damage: number;
  by: number | null;
}

/** Everybody put down a shield: the lightning strikes its caster (C5). */
export interface Backfired {
  event: 'Backfired';
  seat: number;
}

/** A card lies on the discard pile; its effect follows. `target` is whom it is aimed at, if anybody. */
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

/** One card too many at the end of a turn (B17). */
export interface Discarded {
  event: 'Discarded';
  seat: number;
  card: string;
}

/** A card from the draw pile to a hand. Others see its back only (MC2.3). */
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

/** The played events became the new event pile (B2). */
export interface EventsShuffled {
  event: 'EventsShuffled';
}

/** A player lost the last heart; the hand goes to the discard pile (B15). */
export interface Fell {
  event: 'Fell';
  seat: number;
  cards: string;
}

/** The end: why, and who has a share in the win. */
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

/** The attack event came while the monster slept (D12). */
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

/** The discard pile became the new draw pile (B1). */
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

/** Nothing happens to an immune player. */
export interface Spared {
  event: 'Spared';
  seat: number;
}

/** Cards from hand to hand. Thief and victim see them, the others see backs only. */
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
  | StoodIn
  | TakenBack
  | TimeGiven
  | TimeRanOut;

export type TankEvent =
  | Check
  | Destroyed
  | Drove
  | Duelled
  | Ended
  | Escape
  | Felled
  | Fired
  | Flamed
  | Left
  | Reversed
  | Sank
  | Splashed
  | Stacked
  | Stepped
  | Swung
  | Threw
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
