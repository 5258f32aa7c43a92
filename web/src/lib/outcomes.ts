// Who won, by the scores of an outcome: those with a full score, or else those with more than others.

export function winnersOf(scores: readonly number[]): number[] {
  const best = Math.max(0, ...scores);
  if (best < 1 && scores.every((score) => score === best)) return [];
  return scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

export const hasWon = (scores: readonly number[] | undefined, seat: number): boolean =>
  winnersOf(scores ?? []).includes(seat);

/** Whether nobody won and nobody lost. */
export const isDrawn = (scores: readonly number[]): boolean =>
  new Set(scores).size === 1 && (scores[0] ?? 0) > 0 && (scores[0] ?? 0) < 1;
