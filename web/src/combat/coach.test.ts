import { describe, expect, it } from 'vitest';
import type { Coached } from '$lib/generated/combat';
import { factsOf } from './coach';

const COACHED: Coached = {
  facts: [{ what: 'next', seat: 1, other: 0 }],
  actions: { sword: [{ what: 'falls', seat: 1 }], pass: [] },
};

describe('the coach of Monster Combat', () => {
  it('speaks of what is chosen, and before that of what comes next', () => {
    expect(factsOf(COACHED, null)).toEqual(COACHED.facts);
    expect(factsOf(COACHED, 'sword')).toEqual([{ what: 'falls', seat: 1 }]);
    expect(factsOf(COACHED, 'lightning')).toEqual([]);
    expect(factsOf(null, null)).toEqual([]);
  });
});
