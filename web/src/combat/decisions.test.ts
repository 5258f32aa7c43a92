import { expect, test } from 'vitest';
import type { CardDecision } from '$lib/generated/server';
import { costliest, decisionAfter, doubt } from './decisions';

function decision(index: number, cost: number, error = 0.01): CardDecision {
  return {
    index,
    seat: 0,
    played: 'pass',
    cost,
    known: [],
    choices: [
      { text: 'sword', label: 'Sword', target: null, chance: 0.5 + cost, error },
      { text: 'pass', label: 'Pass', target: null, chance: 0.5, error },
    ],
  };
}

test('a decision leads from one moment to the next', () => {
  const found = [decision(1, 0), decision(3, 0)];
  expect(decisionAfter(found, 0)?.index).toBe(1);
  expect(decisionAfter(found, 1)).toBeUndefined();
});

test('without a choice there is nothing to say', () => {
  expect(decisionAfter([{ ...decision(1, 0), choices: [] }], 0)).toBeUndefined();
});

test('the dearest come first, and what may be chance is left out', () => {
  const found = [decision(1, 0.1), decision(2, 0.3), decision(3, 0.2, 0.2), decision(4, 0.01, 0)];
  expect(costliest(found).map((one) => one.index)).toEqual([2, 1]);
});

test('both figures may be off', () => {
  expect(doubt(decision(1, 0.1, 0.03))).toBeCloseTo(Math.hypot(0.03, 0.03));
});
