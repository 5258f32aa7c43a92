// Where things are on the drawing: squares have names (C3), the drawing has units; White's side is below unless turned round.

import { CELL } from './artwork';

export type Square = string;
export type Point = readonly [number, number];
/** Column and row on the drawing, from its upper left corner. */
export type Cell = readonly [number, number];
export type Heading = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

/** How far the arrows to turn to reach from the middle of a square, as a share of it. */
export const ARROW = 0.66;

export const HEADINGS: readonly Heading[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWX';

/** One step along each heading: columns to the right, rows up, as White sees it. */
const VECTORS: readonly Cell[] = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
];

export function column(square: Square): number {
  return square.charCodeAt(0) - 65;
}

export function row(square: Square): number {
  return Number(square.slice(1)) - 1;
}

export function letter(index: number): string {
  return LETTERS[index] ?? '';
}

export function squareAt(columnIndex: number, rowIndex: number): Square {
  return `${letter(columnIndex)}${rowIndex + 1}`;
}

/** By column, then row. */
export function inOrder(squares: readonly Square[]): Square[] {
  return [...squares].sort((a, b) => column(a) - column(b) || row(a) - row(b));
}

export function headingIndex(heading: Heading): number {
  return HEADINGS.indexOf(heading);
}

/** The heading so many eighths to the right. */
export function turned(heading: Heading, eighths: number): Heading {
  return HEADINGS[(headingIndex(heading) + eighths + 16) % 8]!;
}

/** A board of so many squares, seen from one side. */
export class Plan {
  constructor(
    readonly size: number,
    readonly flipped: boolean,
  ) {}

  /** The length of a side of the board in the drawing's units. */
  get side(): number {
    return this.size * CELL;
  }

  cell(square: Square): Cell {
    const last = this.size - 1;
    return this.flipped ? [last - column(square), row(square)] : [column(square), last - row(square)];
  }

  square([across, down]: Cell): Square {
    const last = this.size - 1;
    return this.flipped ? squareAt(last - across, down) : squareAt(across, last - down);
  }

  has([across, down]: Cell): boolean {
    return across >= 0 && down >= 0 && across < this.size && down < this.size;
  }

  centre(square: Square): Point {
    const [across, down] = this.cell(square);
    return [(across + 0.5) * CELL, (down + 0.5) * CELL];
  }

  corner(square: Square): Point {
    const [across, down] = this.cell(square);
    return [across * CELL, down * CELL];
  }

  /** How far something that points up is turned clockwise to point along a heading. */
  angle(heading: Heading): number {
    return (headingIndex(heading) * 45 + (this.flipped ? 180 : 0)) % 360;
  }

  /** The heading that is closest to a direction on the drawing. */
  headingOf(across: number, down: number): Heading {
    const eighth = Math.round(Math.atan2(across, -down) / (Math.PI / 4));
    return HEADINGS[(eighth + (this.flipped ? 4 : 0) + 8) % 8]!;
  }

  /** One step along a heading, on the drawing. */
  ahead(heading: Heading): Point {
    const [right, up] = VECTORS[headingIndex(heading)]!;
    return this.flipped ? [-right, up] : [right, -up];
  }

  /** The square one step along a heading, if it is on the board. */
  beside(square: Square, heading: Heading, steps = 1): Square | null {
    const [right, up] = VECTORS[headingIndex(heading)]!;
    const [c, r] = [column(square) + right * steps, row(square) + up * steps];
    return c >= 0 && r >= 0 && c < this.size && r < this.size ? squareAt(c, r) : null;
  }

  /** The square under a point of the drawing. */
  under(x: number, y: number): Square | null {
    const cell: Cell = [Math.floor(x / CELL), Math.floor(y / CELL)];
    return this.has(cell) ? this.square(cell) : null;
  }

  /** All squares, as they are read: row by row from the upper left. */
  get rows(): Square[][] {
    const all = Array.from({ length: this.size }, (_, index) => index);
    return all.map((down) => all.map((across) => this.square([across, down])));
  }
}

/** A number as the drawings write it. */
export function show(value: number): string {
  const text = value.toFixed(2).replace(/\.?0+$/, '');
  return text === '-0' ? '0' : text;
}
