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
  strength: string;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: SeatRange;
  secrets: boolean;
  rules_version: number;
  options: Option[];
  bots: BotInfo[];
  analysis: 'decisions' | 'positions' | '';
  clocks: boolean;
  hints: boolean;
  coach: boolean;
  doings: string[];
  text: string;
  picture: string;
  web: string;
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

export interface EngineInfo {
  state: 'building' | 'failed' | 'missing' | 'ready';
  done: number;
  of: number;
  note: string;
}

export interface PrivacyInfo {
  keep_finished: number | null;
}

export interface Mine {
  matches: Summary[];
}

export interface Shown {
  text: string;
  picture?: string;
}

export interface PastMoment {
  version: number;
  views: Record<string, unknown>;
  shown?: Record<string, Shown>;
}

export interface Past {
  moments: PastMoment[];
}

export interface PastForm {
  tokens?: string[];
  shown?: boolean;
  language?: string | null;
}

export interface ReplayMoment {
  index: number;
  round: number;
  seat: number | null;
  action: string;
  log: LogLine[];
  view: unknown;
  views?: Record<string, unknown>;
  shown?: Record<string, Shown>;
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

export interface RatedChoice {
  text: string;
  label: string;
  target: number | null;
  chance: number;
  error: number;
}

export interface Suspicion {
  seat: number;
  face: string;
  chance: number;
}

export interface CardDecision {
  index: number;
  seat: number;
  played: string;
  choices: RatedChoice[];
  known: Suspicion[];
  cost: number;
}

export interface Analysis {
  job: string;
  status: 'cancelled' | 'done' | 'failed' | 'running';
  done: number;
  of: number;
  moments: Evaluation[];
  decisions: CardDecision[];
}

export interface ExerciseVerdict {
  word: 'done' | 'open' | 'right' | 'wrong';
  sentence?: string;
  prompt?: string;
  forbidden?: boolean;
  solution?: string;
  hint?: string;
}

export interface Exercise {
  game: string;
  seat: number;
  seats: SeatInfo[];
  turn: number;
  to_act: number[];
  views: Record<string, unknown>;
  log: LogLine[];
  outcome?: Outcome | null;
  ending?: string;
  verdict?: ExerciseVerdict | null;
}

export interface Diagram {
  lesson: string;
  task: number;
  rules: string[];
  text: string;
  seat: number;
  replay: Replay;
}

export interface TaskInfo {
  id: string;
  number: number;
  rules: string[];
}

export interface LessonInfo {
  id: string;
  game: string;
  title: string;
  about: string;
  end: string;
  tasks: TaskInfo[];
}

export interface Lessons {
  lessons: LessonInfo[];
}

export interface PuzzleInfo {
  id: string;
  game: string;
  goal: 'cards' | 'save' | 'win';
  grade: number;
  themes: string[];
  moves?: number;
  kind?: string;
}

export interface Puzzles {
  date: string;
  daily: string[];
  puzzles: PuzzleInfo[];
}

export interface MapForm {
  position: string;
  title?: string;
  note?: string;
  symmetric?: boolean;
  clock?: number;
  language?: string | null;
}

export interface MapFault {
  text: string;
  squares: string[];
  stops: boolean;
  symmetry: boolean;
}

export interface MapReport {
  position: string;
  start: boolean;
  faults: MapFault[];
  scheme: string;
}

export interface MapText {
  position: string;
  title: string;
  note: string;
  symmetric: boolean;
  clock: number;
}

export interface MapPictureForm {
  position: string;
  theme?: 'contrast' | 'day' | 'night';
  language?: string | null;
}

export interface MakeMapForm {
  seed?: number;
  size?: number;
  symmetry?: 'half-turn' | 'mirror' | 'none';
  style?: 'forest' | 'mixed' | 'open' | 'river' | 'streets';
  density?: number;
  army?: string;
  language?: string | null;
}

export interface Figure {
  name: string;
  text: string;
  value: number;
  least: number;
  most: number;
  usual: boolean;
}

export interface MadeMapInfo {
  seed: number;
  position: string;
  scheme: string;
  title: string;
  note: string;
  symmetric: boolean;
  army: string;
  points: number;
  command: string;
  figures: Figure[];
}

export interface JudgeForm {
  position: string;
  games?: number;
  level?: number;
  seed?: string;
  language?: string | null;
}

export interface Measures {
  obstacles: number;
  sight: number;
  files: number;
  detour: number;
  gap: number;
  chokes: number;
  least_moves: number;
  first_strikes: number;
}

export interface Share {
  value: number;
  low: number;
  high: number;
}

export interface Deaths {
  square: string;
  white: number;
  black: number;
}

export interface Suggestion {
  side: string;
  kind: string;
  square: string;
  white: Share;
  games: number;
  position: string;
}

export interface Judgement {
  position: string;
  size: number;
  symmetry: 'half-turn' | 'mirror' | 'none';
  measures: Measures;
  bot: string;
  seed: string;
  games: number;
  finished: boolean;
  first: Share;
  white: Share;
  black: Share;
  white_begins: Share;
  white_wins: number;
  draws: number;
  black_wins: number;
  lengths: number[];
  mean_length: number;
  median_length: number;
  endings: Record<string, number>;
  deaths: Deaths[];
  suggestion: Suggestion | null;
  tried: number;
}

export interface JudgedEnding {
  text: string;
  count: number;
}

export interface Judging {
  job: string;
  status: 'cancelled' | 'done' | 'failed' | 'running';
  phase: 'extra' | 'map';
  done: number;
  of: number;
  judgement: Judgement;
  endings: JudgedEnding[];
  sentences: string[];
  figures: Figure[];
}

export interface Verified {
  commitment: string;
  seed: string;
  verified: string[];
  unverified: string[];
}

export interface JoinForm {
  invite?: string | null;
  name?: string;
  key?: string | null;
}

export interface StudyForm {
  game: string;
  state: string;
  about: string;
  language?: string | null;
}

export interface OwnPosition {
  game: string;
  position: string;
  seat?: number;
  judged?: boolean;
  best?: string;
  mistake?: string;
}

export interface ExerciseForm {
  exercise: string | OwnPosition;
  actions?: string[];
  language?: string | null;
}

export interface ExerciseQuestion {
  exercise: string | OwnPosition;
  actions?: string[];
  language?: string | null;
  about: string;
}

export interface HttpProblem {
  status: number;
  code:
    | Code
    | 'host'
    | 'long-address'
    | 'long-head'
    | 'media-type'
    | 'method'
    | 'not-found'
    | 'origin'
    | 'banned'
    | 'unauthorized';
  detail: string;
  type?: string;
  rule?: string;
}

export interface Reach {
  alone: boolean;
  address: string;
  command: string;
}

export interface Closing {
  ending: 'resigned' | 'agreed' | 'flag' | 'abandoned';
  seat: number | null;
}

export interface TreeHead {
  game: string;
  rules_version: number;
  seats: number;
  options: Record<string, string>;
  seed: string;
  names: string[];
  date: string;
  clock: string;
  language: string;
  closing: Closing | null;
}

export interface Arrow {
  start: string;
  end: string;
  colour: string;
}

export interface Mark {
  square: string;
  colour: string;
}

export interface TreeNode {
  clock?: number | null;
  evaluation?: string;
  glyph?: string;
  comment?: string;
  arrows?: Arrow[];
  squares?: Mark[];
  parent: number;
  text: string;
  written_seat?: number | null;
  round: number;
  seat: number | null;
  action: string;
  log: LogLine[];
  view: unknown;
  to_act: number[];
  outcome?: Outcome | null;
  ending?: string;
  chance?: number | null;
}

export interface GameTree {
  head: TreeHead;
  seats: SeatInfo[];
  nodes: TreeNode[];
}

export interface TreeMove {
  clock?: number | null;
  evaluation?: string;
  glyph?: string;
  comment?: string;
  arrows?: Arrow[];
  squares?: Mark[];
  parent: number;
  text: string;
  written_seat?: number | null;
}

export interface TreeNotes {
  clock?: number | null;
  evaluation?: string;
  glyph?: string;
  comment?: string;
  arrows?: Arrow[];
  squares?: Mark[];
}

export interface TreeForm {
  head: TreeHead;
  moves: TreeMove[];
  start?: TreeNotes;
}

export interface TreeRequest {
  text?: string;
  game?: string;
  options?: Record<string, string>;
  language?: string | null;
}

export interface StepForm {
  game: string;
  state: string;
  action: string;
  notation?: string;
  language?: string | null;
}

export interface LinesForm {
  game: string;
  state: string;
  lines?: number;
}

export interface EngineLine {
  chance: number;
  score: number;
  mate: number;
  moves: string[];
}

export interface LinesReport {
  job: string;
  status: 'cancelled' | 'done' | 'failed' | 'running';
  round: number;
  of: number;
  depth: number;
  nodes: number;
  lines: EngineLine[];
}
