// Written by scripts/web_types.py; do not edit.

import type { Outcome } from './table';

/** A live piece as everybody sees it. */
export interface PieceView {
  side: string;
  kind: string;
  square: string;
  heading: string;
}

/** A wreck. */
export interface WreckView {
  kind: string;
  square: string;
}

/** A fallen Monster and the direction it fell in (empty where it lies on one square). */
export interface BodyView {
  square: string;
  side: string;
}

/** A state for drawing and reading; `line` holds the whole of it. */
export interface BoardView {
  size: number;
  terrain: Record<string, string[]>;
  pieces: PieceView[];
  wrecks: WreckView[];
  stacks: string[];
  bodies: BodyView[];
  turn: string;
  falling: string;
  to_act: number[];
  round: number;
  quiet: number;
  line: string;
  outcome: Outcome | null;
}

/** An enemy on a line of the piece from this end: destroyed or not, and why, in a sentence. */
export interface AttackChoice {
  weapon: string;
  target: string;
  verdict: string;
  text: string;
  strength?: number;
  armour?: number;
  side?: string;
  blocker?: string;
  to?: string;
  move?: string;
}

/** A complete turn of a Monster from this end: with or without the tail, with one strike or none. */
export interface Combination {
  move: string;
  tail?: string;
  weapon?: string;
  target?: string;
  to?: string;
}

/** An end of a movement. `move` submits it without any attack. */
export interface EndChoice {
  move: string;
  end?: string;
  heading?: string;
  path?: string[];
  steps?: number;
  sinks?: boolean;
  leaves?: boolean;
  stomps?: string[];
  fells?: string[];
  attacks?: AttackChoice[];
  combinations?: Combination[];
}

/** All ends of the movement of a piece; they may be submitted only if it is its side's move. */
export interface Ends {
  square: string;
  side: string;
  kind: string;
  to_move: boolean;
  ends: EndChoice[];
}

/** The squares a side can strike next turn, each with the greatest strength it can bring to bear there. */
export interface Threats {
  side: string;
  squares: Record<string, number>;
}

/** The squares a piece can fire at as it stands, and what stops its lines. */
export interface FireLines {
  square: string;
  squares: string[];
  stopped: string[];
}

/** A direction a Monster can fall in; empty where it can only fall where it stands. */
export interface FallChoice {
  move: string;
  side: string;
  covers: string[];
}

/** The decisions about a falling Monster. */
export interface Falls {
  square: string;
  decides: string;
  falls: FallChoice[];
}

/**
 * What the side that has just moved threatens: the moves that would destroy the commander, or leave the
 * board.
 */
export interface Check {
  side: string;
  check: string[];
  escape: string[];
}

/** A kind of piece with its figures, for tables and help. */
export interface KindInfo {
  mark: string;
  name: string;
  speed: number;
  armour: [number, number, number];
  gun: number;
  arc: number[];
  least: number;
  most: number;
  indirect: boolean;
  official: boolean;
  commander: boolean;
  giant: boolean;
  traits: string[];
}

/** A kind of ground and what it does. */
export interface TerrainInfo {
  name: string;
  title: string;
  sign: string;
  blocks: boolean;
  stops_fire: boolean;
  high: boolean;
  deep: boolean;
  slows: boolean;
  felled: boolean;
}

/** A set-up to choose. */
export interface SchemeInfo {
  name: string;
  title: string;
  size: number;
  official: boolean;
  note: string;
  clock: number;
  pieces: number;
  monsters: boolean;
  position: string;
}
