// What the decisions of a game were worth: which one is about to be taken, and which cost most.

import type { CardDecision } from '$lib/generated/server';

/** A difference below this many standard errors may be chance. */
const SURE = 2;
/** Less than this is not worth a word. */
const LEAST = 0.02;

/** The decision that leads from this moment to the next one. */
export const decisionAfter = (decisions: readonly CardDecision[], moment: number): CardDecision | undefined =>
  decisions.find((decision) => decision.index === moment + 1 && decision.choices.length > 1);

/** By how much the cost of a decision may be off. */
export function doubt(decision: CardDecision): number {
  const played = decision.choices.find((choice) => choice.text === decision.played);
  return Math.hypot(decision.choices[0]?.error ?? 0, played?.error ?? 0);
}

/** Those that surely cost something, the dearest first. */
export function costliest(decisions: readonly CardDecision[], most = 5): CardDecision[] {
  return decisions
    .filter((decision) => decision.cost >= Math.max(LEAST, SURE * doubt(decision)))
    .sort((one, other) => other.cost - one.cost)
    .slice(0, most);
}

export const percent = (share: number): string => String(Math.round(share * 100));
