// A map as it is drawn: what is on each square, whose move it is, the flags. A value: every change gives a new one.

import { column, headingIndex, HEADINGS, row, squareAt, type Heading, type Square } from '../tank/geometry';
import { SIDES, type BoardView, type Side } from '../tank/model';

export interface PieceHere {
  readonly side: Side;
  readonly kind: string;
  readonly heading: Heading;
}

/** A fallen Monster lies towards a side, or on its own square only. */
export type Fallen = Heading | 'alone' | '';

/** What is on one square. */
export interface Cell {
  readonly ground: string;
  readonly piece: PieceHere | null;
  /** The kind of a wreck. */
  readonly wreck: string;
  readonly stack: boolean;
  readonly body: Fallen;
}

export interface Draft {
  readonly size: number;
  /** Squares with nothing on them are left out. */
  readonly cells: ReadonlyMap<Square, Cell>;
  readonly turn: Side;
  /** Where each side's flag stands; empty where there is none. */
  readonly flags: Readonly<Record<Side, Square>>;
  /** Further fields of the position's line that nothing here changes, by their letter. */
  readonly rest: Readonly<Record<string, string>>;
}

export const EMPTY: Cell = { ground: '', piece: null, wreck: '', stack: false, body: '' };
const NO_FLAGS: Draft['flags'] = { white: '', black: '' };

export function blank(size: number): Draft {
  return { size, cells: new Map(), turn: 'white', flags: NO_FLAGS, rest: {} };
}

export function cellAt(draft: Draft, square: Square): Cell {
  return draft.cells.get(square) ?? EMPTY;
}

export function has(draft: Draft, square: Square): boolean {
  const [across, up] = [column(square), row(square)];
  return across >= 0 && up >= 0 && across < draft.size && up < draft.size;
}

export function sameCell(one: Cell, other: Cell): boolean {
  return (
    one.ground === other.ground &&
    one.wreck === other.wreck &&
    one.stack === other.stack &&
    one.body === other.body &&
    one.piece?.kind === other.piece?.kind &&
    one.piece?.side === other.piece?.side &&
    one.piece?.heading === other.piece?.heading
  );
}

/** The same map with other contents of some squares; what lies outside is dropped. */
export function put(draft: Draft, changes: Iterable<readonly [Square, Cell]>): Draft {
  const cells = new Map(draft.cells);
  for (const [square, cell] of changes) {
    if (!has(draft, square)) continue;
    if (sameCell(cell, EMPTY)) cells.delete(square);
    else cells.set(square, cell);
  }
  return { ...draft, cells };
}

/** Squares whose contents differ. */
export function changed(before: Draft, after: Draft): Square[] {
  const squares = new Set([...before.cells.keys(), ...after.cells.keys()]);
  return [...squares].filter((square) => !sameCell(cellAt(before, square), cellAt(after, square)));
}

export function sameDraft(one: Draft, other: Draft): boolean {
  return (
    one.size === other.size &&
    one.turn === other.turn &&
    SIDES.every((side) => one.flags[side] === other.flags[side]) &&
    JSON.stringify(one.rest) === JSON.stringify(other.rest) &&
    changed(one, other).length === 0
  );
}

/** Something that stands or lies there, in place of whatever did; the ground stays. */
export function withThing(cell: Cell, thing: Partial<Cell>): Cell {
  return { ...EMPTY, ground: cell.ground, ...thing };
}

export function withFlag(draft: Draft, side: Side, square: Square): Draft {
  const flags = { ...draft.flags, [side]: square };
  for (const other of SIDES) if (other !== side && square && flags[other] === square) flags[other] = '';
  return { ...draft, flags };
}

/** A larger or smaller board. Rows and columns come and go in the middle, so that both sides keep their edges. */
export function resized(draft: Draft, size: number): Draft {
  if (size === draft.size) return draft;
  const half = Math.ceil(Math.min(size, draft.size) / 2);
  const rest = Math.min(size, draft.size) - half;
  const move = (index: number): number => {
    if (index < half) return index;
    return index >= draft.size - rest ? index + size - draft.size : -1;
  };
  const moved = (square: Square): Square => {
    const [across, up] = [move(column(square)), move(row(square))];
    return across < 0 || up < 0 ? '' : squareAt(across, up);
  };
  const cells = new Map<Square, Cell>();
  for (const [square, cell] of draft.cells) {
    const there = moved(square);
    if (there) cells.set(there, cell);
  }
  const flag = (side: Side): Square => draft.flags[side] && moved(draft.flags[side]);
  return { ...draft, size, cells, flags: { white: flag('white'), black: flag('black') } };
}

export function pieceCount(draft: Draft, side: Side): number {
  return [...draft.cells.values()].filter((cell) => cell.piece?.side === side).length;
}

/** The map as the board draws one. */
export function viewOf(draft: Draft): BoardView {
  const terrain: Record<string, Square[]> = {};
  const view: BoardView = {
    size: draft.size,
    terrain,
    pieces: [],
    wrecks: [],
    stacks: [],
    bodies: [],
    turn: draft.turn,
    falling: draft.rest['f'] ?? '',
    to_act: [],
    round: 1,
    quiet: 0,
    line: '',
    outcome: null,
    goal: '',
    flags: [],
    mines: null,
  };
  for (const [square, { ground, piece, wreck, stack, body }] of draft.cells) {
    if (ground) (terrain[ground] ??= []).push(square);
    if (piece) view.pieces.push({ ...piece, square });
    if (wreck) view.wrecks.push({ kind: wreck, square });
    if (stack) view.stacks.push(square);
    if (body) view.bodies.push({ square, side: body === 'alone' ? '' : body });
  }
  return view;
}

/** The heading after so many eighths to the right, also where there are four only. */
export function turnedBy(heading: Heading, eighths: number): Heading {
  return HEADINGS[(headingIndex(heading) + eighths + 16) % 8]!;
}
