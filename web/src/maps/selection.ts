// A rectangle of squares: copied, moved, filled, emptied.

import { column, row, squareAt, type Square } from '../tank/geometry';
import { cellAt, EMPTY, put, type Cell, type Draft } from './draft';

/** From one corner to the other, both included. */
export interface Rectangle {
  readonly left: number;
  readonly low: number;
  readonly right: number;
  readonly high: number;
}

/** Contents of a rectangle, from its lower left corner on. */
export interface Clip {
  readonly wide: number;
  readonly high: number;
  readonly cells: readonly Cell[];
}

export function rectangle(one: Square, other: Square): Rectangle {
  const [columns, rows] = [
    [column(one), column(other)],
    [row(one), row(other)],
  ];
  return {
    left: Math.min(...columns!),
    right: Math.max(...columns!),
    low: Math.min(...rows!),
    high: Math.max(...rows!),
  };
}

export function wholeBoard(size: number): Rectangle {
  return { left: 0, low: 0, right: size - 1, high: size - 1 };
}

export function within({ left, low, right, high }: Rectangle, square: Square): boolean {
  const [across, up] = [column(square), row(square)];
  return across >= left && across <= right && up >= low && up <= high;
}

export function squaresOf({ left, low, right, high }: Rectangle): Square[] {
  const found: Square[] = [];
  for (let up = low; up <= high; up++)
    for (let across = left; across <= right; across++) found.push(squareAt(across, up));
  return found;
}

export function corner({ left, low }: Rectangle): Square {
  return squareAt(left, low);
}

export function copied(draft: Draft, area: Rectangle): Clip {
  return {
    wide: area.right - area.left + 1,
    high: area.high - area.low + 1,
    cells: squaresOf(area).map((square) => cellAt(draft, square)),
  };
}

/** Where a clip would lie with its lower left corner here, moved back onto the board. */
export function placeFor(clip: Clip, at: Square, size: number): Rectangle {
  const left = Math.max(0, Math.min(size - clip.wide, column(at)));
  const low = Math.max(0, Math.min(size - clip.high, row(at)));
  return {
    left,
    low,
    right: Math.min(size, left + clip.wide) - 1,
    high: Math.min(size, low + clip.high) - 1,
  };
}

/** A clip laid down; what does not fit the board is left out. */
export function pasted(draft: Draft, clip: Clip, at: Square): Draft {
  const { left, low } = placeFor(clip, at, draft.size);
  const changes = clip.cells.map((cell, index): [Square, Cell] => {
    const [across, up] = [left + (index % clip.wide), low + Math.floor(index / clip.wide)];
    return [across < draft.size && up < draft.size ? squareAt(across, up) : '', cell];
  });
  return put(
    draft,
    changes.filter(([square]) => square !== ''),
  );
}

export function emptied(draft: Draft, area: Rectangle): Draft {
  return put(
    draft,
    squaresOf(area).map((square) => [square, EMPTY]),
  );
}

export function filled(draft: Draft, area: Rectangle, change: (cell: Cell) => Cell): Draft {
  return put(
    draft,
    squaresOf(area).map((square) => [square, change(cellAt(draft, square))]),
  );
}

/** The rectangle so many squares further; it stops at the edge. */
export function shifted(area: Rectangle, across: number, up: number, size: number): Rectangle {
  const dx = Math.max(-area.left, Math.min(size - 1 - area.right, across));
  const dy = Math.max(-area.low, Math.min(size - 1 - area.high, up));
  return { left: area.left + dx, right: area.right + dx, low: area.low + dy, high: area.high + dy };
}

/** What is in a rectangle, elsewhere; where it was nothing is left. */
export function moved(draft: Draft, from: Rectangle, to: Rectangle): Draft {
  return pasted(emptied(draft, from), copied(draft, from), corner(to));
}
