// The outline of a set of cells: neighbours join into one shape with rounded or scalloped edges.
// The same as the outline of the Python drawings; a test holds the two together.

import { show, type Cell, type Point } from './geometry';

type Loop = Cell[];

/** The sides of a cell clockwise from its upper edge: start corner, end corner and the neighbour beyond. */
const SIDES: readonly (readonly [Cell, Cell, Cell])[] = [
  [
    [0, 0],
    [1, 0],
    [0, -1],
  ],
  [
    [1, 0],
    [1, 1],
    [1, 0],
  ],
  [
    [1, 1],
    [0, 1],
    [0, 1],
  ],
  [
    [0, 1],
    [0, 0],
    [-1, 0],
  ],
];

const key = ([x, y]: Cell): number => x * 64 + y;

/** The cells in joined groups; cells that only touch at a corner are not joined. */
export function clusters(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [key(cell), cell]));
  const found: Cell[][] = [];
  for (const cell of [...cells].sort((a, b) => a[1] - b[1] || a[0] - b[0])) {
    if (left.delete(key(cell))) found.push(spread(cell, left));
  }
  return found;
}

function spread(first: Cell, left: Map<number, Cell>): Cell[] {
  const [group, waiting]: [Cell[], Cell[]] = [[], [first]];
  for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
    group.push(cell);
    for (const [, , [x, y]] of SIDES) {
      const near: Cell = [cell[0] + x, cell[1] + y];
      if (left.delete(key(near))) waiting.push(near);
    }
  }
  return group;
}

/** The corners along the border of a joined group, clockwise, holes counter-clockwise. */
export function loops(cells: readonly Cell[]): Loop[] {
  const inside = new Set(cells.map(key));
  const borders = new Map<number, { at: Cell; ends: Cell[] }>();
  for (const [x, y] of [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    for (const [start, end, [right, down]] of SIDES) {
      if (inside.has(key([x + right, y + down]))) continue;
      const at: Cell = [x + start[0], y + start[1]];
      const known = borders.get(key(at)) ?? { at, ends: [] };
      known.ends.push([x + end[0], y + end[1]]);
      borders.set(key(at), known);
    }
  }
  const found: Loop[] = [];
  while (borders.size > 0) found.push(walk(borders.get(Math.min(...borders.keys()))!.at, borders));
  return found;
}

function walk(start: Cell, borders: Map<number, { at: Cell; ends: Cell[] }>): Loop {
  const corners: Loop = [];
  let [here, before]: [Cell, Cell] = [start, [0, 0]];
  for (let known = borders.get(key(here)); known; known = borders.get(key(here))) {
    const { ends } = known;
    // Where two cells touch at a corner, keep to the right and so to the same cell.
    const step = ends.reduce((best, end) =>
      turn(before, way(here, end)) > turn(before, way(here, best)) ? end : best,
    );
    ends.splice(ends.indexOf(step), 1);
    if (ends.length === 0) borders.delete(key(here));
    const ahead = way(here, step);
    if (ahead[0] !== before[0] || ahead[1] !== before[1]) corners.push(here);
    [here, before] = [step, ahead];
  }
  if (corners.length > 1) {
    const first = way(corners[0]!, corners[1]!);
    if (first[0] === before[0] && first[1] === before[1]) corners.shift();
  }
  return corners;
}

function way(start: Cell, end: Cell): Cell {
  return [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])];
}

function turn(before: Cell, ahead: Cell): number {
  return before[0] * ahead[1] - before[1] * ahead[0];
}

const at = (x: number, y: number): string => `${show(x)} ${show(y)}`;

/** A loop drawn to scale and drawn in a little from the grid lines. */
export class Border {
  readonly ways: Cell[];
  readonly corners: Point[];

  constructor(loop: Loop, cell: number, inset: number) {
    this.ways = loop.map((corner, index) => way(corner, loop[(index + 1) % loop.length]!));
    this.corners = loop.map(([x, y], index) => {
      const [[ax, ay], [bx, by]] = [this.ways.at(index - 1)!, this.ways[index]!];
      return [x * cell + inset * (-ay - by), y * cell + inset * (ax + bx)];
    });
  }

  /** Each straight piece with its direction. */
  edges(): (readonly [Point, Point, Cell])[] {
    return this.ways.map(
      (one, index) => [this.corners[index]!, this.corners[(index + 1) % this.corners.length]!, one] as const,
    );
  }

  rounded(radius: number): string {
    const parts = this.corners.map(([x, y], index) => {
      const [[ax, ay], [bx, by]] = [this.ways.at(index - 1)!, this.ways[index]!];
      return `${at(x - radius * ax, y - radius * ay)}Q${at(x, y)} ${at(x + radius * bx, y + radius * by)}`;
    });
    return `M${parts.join('L')}Z`;
  }

  /** Arcs that bulge outwards, like a bush from above. */
  scalloped(width: number): string {
    let data = `M${at(...this.corners[0]!)}`;
    for (const [[x, y], [u, v]] of this.edges()) {
      const length = Math.abs(u - x) + Math.abs(v - y);
      const count = Math.max(1, Math.round(length / width));
      const radius = show((length / count) * 0.56);
      for (let part = 1; part <= count; part++) {
        data += `A${radius} ${radius} 0 0 1 ${at(x + ((u - x) * part) / count, y + ((v - y) * part) / count)}`;
      }
    }
    return `${data}Z`;
  }
}
