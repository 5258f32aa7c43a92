// A move as records write it, read far enough to draw it.

import type { Plan, Point, Square } from './geometry';

const MOVE = /^([A-X]\d+)>([A-X]\d+|off)[^(]*(?:\(([A-X]\d+)\))?/;

export interface Written {
  text: string;
  from: Square;
  start: Point;
  end: Point;
  target: Point | null;
}

/** Where a move begins, ends and strikes on the drawing; nothing for a decision that moves nobody. */
export function drawn(plan: Plan, text: string): Written | null {
  const [, from, to, target] = MOVE.exec(text) ?? [];
  if (!from || !to) return null;
  const start = plan.centre(from);
  const end: Point =
    to === 'off' ? [start[0], start[1] < plan.side / 2 ? -14 : plan.side + 14] : plan.centre(to);
  return { text, from, start, end, target: target ? plan.centre(target) : null };
}
