// The loose obstacles of the box (TC8.2): how each covers the squares, however it is turned.

import { column, row, squareAt, type Cell as Place, type Square } from '../tank/geometry';

export interface Shape {
  readonly name: string;
  /** Columns to the right and rows up from its lower left corner. */
  readonly places: readonly Place[];
}

function drawn(name: string, ...rows: string[]): Shape {
  const places: Place[] = [];
  rows.toReversed().forEach((line, up) => {
    [...line].forEach((sign, across) => {
      if (sign === '#') places.push([across, up]);
    });
  });
  return { name, places };
}

export const SHAPES: readonly Shape[] = [
  drawn('one', '#'),
  drawn('two', '##'),
  drawn('three', '###'),
  drawn('corner', '#.', '##'),
  drawn('offset', '##..', '.###'),
  drawn('block', '##.', '###'),
  drawn('long', '.##..', '#####'),
];

function settled(places: readonly Place[]): Place[] {
  const left = Math.min(...places.map(([across]) => across));
  const low = Math.min(...places.map(([, up]) => up));
  return places
    .map(([across, up]) => [across - left, up - low] as const)
    .toSorted((one, other) => one[1] - other[1] || one[0] - other[0]);
}

/** Turned clockwise by so many quarters, flipped over before if wanted. */
export function turnedShape(shape: Shape, quarters: number, flipped: boolean): Place[] {
  let places = shape.places.map(([across, up]): Place => [flipped ? -across : across, up]);
  for (let n = 0; n < ((quarters % 4) + 4) % 4; n++) places = places.map(([across, up]) => [up, -across]);
  return settled(places);
}

/** The squares it covers with its middle at a square; whatever is beyond the edge is moved back onto the board. */
export function covered(places: readonly Place[], at: Square, size: number): Square[] {
  const wide = Math.max(...places.map(([across]) => across)) + 1;
  const high = Math.max(...places.map(([, up]) => up)) + 1;
  const fit = (index: number, length: number): number =>
    Math.max(0, Math.min(size - length, index - Math.floor((length - 1) / 2)));
  const [left, low] = [fit(column(at), wide), fit(row(at), high)];
  return places.map(([across, up]) => squareAt(left + across, low + up));
}
