import { describe, expect, it } from 'vitest';
import { Plan } from './geometry';
import { drawGround } from './ground';
import sample from './ground.samples.json';

describe('the ground', () => {
  for (const { flipped, layers } of sample.samples) {
    it.each([
      [true, 0],
      [false, 1],
    ] as const)(`is drawn as the drawings draw it (flipped: ${flipped}, flat: %s)`, (flat, layer) => {
      expect(drawGround(new Plan(sample.size, flipped), sample.terrain, flat)).toBe(layers[layer]);
    });
  }

  it('is empty where nothing grows', () => {
    expect(drawGround(new Plan(8, false), {}, false)).toBe('');
  });
});
