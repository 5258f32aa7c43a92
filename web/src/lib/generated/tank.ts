// Written by scripts/web_types.py; do not edit.

import type { Outcome } from './table';

export interface PieceView {
  side: string;
  kind: string;
  square: string;
  heading: string;
}

export interface WreckView {
  kind: string;
  square: string;
}

export interface BodyView {
  square: string;
  side: string;
}

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

export interface Combination {
  move: string;
  tail?: string;
  weapon?: string;
  target?: string;
  to?: string;
}

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

export interface Ends {
  square: string;
  side: string;
  kind: string;
  to_move: boolean;
  ends: EndChoice[];
}

export interface Threats {
  side: string;
  squares: Record<string, number>;
}

export interface FireLines {
  square: string;
  squares: string[];
  stopped: string[];
}

export interface FallChoice {
  move: string;
  side: string;
  covers: string[];
}

export interface Falls {
  square: string;
  decides: string;
  falls: FallChoice[];
}

export interface Check {
  side: string;
  check: string[];
  escape: string[];
}

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
