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

export interface FlagView {
  side: string;
  home: string;
  carrier: string;
}

export interface SideMines {
  side: string;
  left: number;
  owed: number;
  spent: string[];
  own: string[];
}

export interface MinesView {
  sides: SideMines[];
  choices: string[];
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
  goal: string;
  flags: FlagView[];
  mines: MinesView | null;
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
  kills?: number;
  observer?: string;
  own?: boolean;
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
  explodes?: boolean;
  pushes?: string[];
  mines?: string[];
  flag?: string;
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
  crushes: string;
  kind: string;
}

export interface Falls {
  square: string;
  decides: string;
  falls: FallChoice[];
}

export interface Threat {
  attacker: string;
  weapon: string;
  target: string;
  kind?: string;
  move?: string;
  end?: string;
  strength?: number;
  armour?: number;
  side?: string;
}

export interface Check {
  side: string;
  check: string[];
  escape: string[];
  flag: string[];
  threats: Threat[];
}

export interface Why {
  square: string;
  target: string;
  text: string;
}

export interface Danger {
  piece?: number[];
  command?: number[];
  escape?: boolean;
  flag?: boolean;
}

export interface Coached {
  square: string;
  commander: boolean;
  threats: Threat[];
  moves: Record<string, Danger>;
}

export interface KindInfo {
  mark: string;
  name: string;
  original: string;
  wreck: string;
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
  letter: string;
  blocks: boolean;
  stops_fire: boolean;
  high: boolean;
  deep: boolean;
  slows: boolean;
  felled: boolean;
  explodes: boolean;
  pushed: boolean;
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
  unofficial: boolean;
  position: string;
  flags: boolean;
  goal: string;
  remote_mines: number;
}
