// The squares a pointer has crossed between two places, so that quick strokes have no gaps (Bresenham's line).

import { column, row, squareAt, type Square } from '../tank/geometry';

/** From after the first square to the last one. */
export function between(from: Square, to: Square): Square[] {
  let [x, y] = [column(from), row(from)];
  const [endX, endY] = [column(to), row(to)];
  const [wide, high] = [Math.abs(endX - x), Math.abs(endY - y)];
  const [stepX, stepY] = [Math.sign(endX - x), Math.sign(endY - y)];
  const found: Square[] = [];
  let error = wide - high;
  while (x !== endX || y !== endY) {
    const twice = error * 2;
    if (twice > -high) {
      error -= high;
      x += stepX;
    }
    if (twice < wide) {
      error += wide;
      y += stepY;
    }
    found.push(squareAt(x, y));
  }
  return found;
}
