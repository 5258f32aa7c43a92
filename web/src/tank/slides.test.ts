import { describe, expect, it } from 'vitest';
import { CELL } from './artwork';
import { Plan } from './geometry';
import { slid, without } from './slides';

describe('what is pushed', () => {
  it('moves the way it is pushed, seen from either side', () => {
    const push = { from: 'D5', to: 'E6' };
    expect(slid(new Plan(8, false), push, 0.5)).toEqual([CELL / 2, -CELL / 2]);
    expect(slid(new Plan(8, true), push, 1)).toEqual([-CELL, CELL]);
  });

  it('is taken out of the ground, and only there', () => {
    const terrain = { low: ['D5', 'D6'], mud: ['D5'] };
    expect(without(terrain, [{ thing: 'low', from: 'D5' }])).toEqual({ low: ['D6'], mud: ['D5'] });
    expect(without(terrain, [{ thing: 'wreck', from: 'D5' }])).toEqual(terrain);
    expect(without(terrain, [])).toBe(terrain);
  });
});
