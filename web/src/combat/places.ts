// Where everybody sits. The own seat is at the bottom; the others follow clockwise, as seen from above: the next seat in
// clockwise order sits at the left hand.

import type { Seat } from '$lib/types';

/** In hundredths of the width and the height of the table. */
export interface Spot {
  x: number;
  y: number;
}
export interface Place extends Spot {
  seat: Seat;
}
export type Shape = 'wide' | 'narrow';

/** The seats other than `bottom`, clockwise from it; everybody, if nobody sits at the bottom. */
export function around(seats: number, bottom: Seat | null): Seat[] {
  const first = bottom ?? 0;
  const all = Array.from({ length: seats }, (_, n) => (first + n) % seats);
  return bottom === null ? all : all.slice(1);
}

const round = (n: number) => Math.round(n * 10) / 10;

/** How much of the circle the others take, in degrees, by their number. */
const SPANS: readonly number[] = [0, 0, 96, 180, 196, 206, 214, 232];

/** On an ellipse around the middle, the left end first. */
function arc(count: number): Spot[] {
  const span = SPANS[count] ?? 232;
  return Array.from({ length: count }, (_, n) => {
    const angle = ((270 - span / 2 + (count > 1 ? (span * n) / (count - 1) : 0)) * Math.PI) / 180;
    return { x: round(50 + 40 * Math.cos(angle)), y: round(54 + 41 * Math.sin(angle)) };
  });
}

/** How many sit at the left, across and at the right where the table is narrow. */
const SIDES: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0, 1, 0],
  [0, 2, 0],
  [0, 3, 0],
  [1, 2, 1],
  [1, 3, 1],
  [2, 2, 2],
  [2, 3, 2],
];
const ROWS: Readonly<Record<number, readonly number[]>> = { 1: [55], 2: [86, 49] };
const ACROSS: Readonly<Record<number, readonly number[]>> = { 1: [50], 2: [31, 69], 3: [17.5, 50, 82.5] };

function sides(count: number): Spot[] {
  const [left, top, right] = SIDES[count] ?? [2, 3, 2];
  return [
    ...(ROWS[left] ?? []).map((y) => ({ x: 15, y })),
    ...(ACROSS[top] ?? []).map((x) => ({ x, y: 12 })),
    ...[...(ROWS[right] ?? [])].reverse().map((y) => ({ x: 85, y })),
  ];
}

/** How far down and up the sides reach, by how many sit there. */
const LOWEST: Readonly<Record<number, number>> = { 2: 72, 3: 82 };
const HIGHEST: Readonly<Record<number, number>> = { 2: 24, 3: 14 };

/** Left and right only: the monster sits across. */
function flanks(count: number, shape: Shape): Spot[] {
  const left = Math.ceil(count / 2);
  const [inner, outer] = shape === 'wide' ? [14, 9] : [15, 15];
  const [low, high] = shape === 'narrow' ? [86, 14] : [LOWEST[left] ?? 84, HIGHEST[left] ?? 14];
  const column = (n: number, x: (row: number) => number) =>
    Array.from({ length: n }, (_, row) => ({
      x: x(row),
      y: round(n === 1 ? 46 : low - ((low - high) * row) / (n - 1)),
    }));
  const bow = (n: number) => (row: number) => (n === 3 && row === 1 ? outer : inner);
  const right = count - left;
  return [
    ...column(left, bow(left)),
    ...column(right, bow(right))
      .reverse()
      .map(({ x, y }) => ({ x: 100 - x, y })),
  ];
}

/** Where the others sit, clockwise from the own seat. */
export function places(seats: number, bottom: Seat | null, shape: Shape, monster: boolean): Place[] {
  const order = around(seats, bottom);
  const spots = monster
    ? flanks(order.length, shape)
    : shape === 'wide'
      ? arc(order.length)
      : sides(order.length);
  return order.map((seat, n) => ({ seat, ...(spots[n] ?? { x: 50, y: 12 }) }));
}
