// What the analysis of a game says about its moves.

import type { Evaluation } from './api';

export type Swing = 'mistake' | 'blunder';

/** How much of what a side could expect a move may cost before it is marked. */
const LEAST: readonly [Swing, number][] = [
  ['blunder', 0.35],
  ['mistake', 0.2],
];

/** The moves that cost whoever made them much, by their index. `movers` names who made the move that led to each moment. */
export function swings(found: readonly Evaluation[], movers: readonly (number | null)[]): Map<number, Swing> {
  const marked = new Map<number, Swing>();
  found.forEach((now, n) => {
    const before = found[n - 1];
    const mover = movers[now.index];
    if (!before || mover === null || mover === undefined) return;
    const cost = (before.chance - now.chance) * (mover === 0 ? 1 : -1);
    const swing = LEAST.find(([, least]) => cost >= least)?.[0];
    if (swing) marked.set(now.index, swing);
  });
  return marked;
}

export const SIGNS: Readonly<Record<Swing, string>> = { mistake: '?', blunder: '??' };

/** A score as people write it: +1.5, −0.3, or a win in so many moves (#3). */
export function scoreText(evaluation: Evaluation): string {
  if (evaluation.mate) return `${evaluation.mate < 0 ? '−' : ''}#${Math.abs(evaluation.mate)}`;
  if (evaluation.score === undefined || evaluation.score === null) return '';
  const value = evaluation.score / 100;
  const figure = Math.abs(value).toFixed(1);
  return figure === '0.0' ? figure : `${value < 0 ? '−' : '+'}${figure}`;
}
