// What is pushed, half-way.

import type { Plan, Square } from './geometry';
import type { Terrain } from './ground';
import type { Slide } from './motion';

/** How far it has come from where it lay. */
export function slid(plan: Plan, { from, to }: Pick<Slide, 'from' | 'to'>, part: number): [number, number] {
  const [[x, y], [u, v]] = [plan.centre(from), plan.centre(to)];
  return [(u - x) * part, (v - y) * part];
}

/** The ground without what is being pushed: that is drawn by itself. */
export function without(terrain: Terrain, slides: readonly Pick<Slide, 'thing' | 'from'>[]): Terrain {
  if (slides.length === 0) return terrain;
  const gone = (name: string): Set<Square> =>
    new Set(slides.filter((one) => one.thing === name).map((one) => one.from));
  return Object.fromEntries(
    Object.entries(terrain).map(([name, squares]) => [
      name,
      squares.filter((square) => !gone(name).has(square)),
    ]),
  );
}
