import { describe, expect, it } from 'vitest';
import type { Evaluation } from '../src/lib/api';
import { scoreText, swings } from '../src/lib/swings';

const evaluations = (...chances: number[]): Evaluation[] =>
  chances.map((chance, index) => ({ index, chance, score: 0 }));

describe('swings', () => {
  it('marks what a move cost the side that made it, and nothing it gained', () => {
    const found = evaluations(0.5, 0.3, 0.75, 0.75, 0.74, 0.1);
    const movers = [null, 0, 1, 0, 1, 0];
    expect([...swings(found, movers)]).toEqual([
      [1, 'mistake'],
      [2, 'blunder'],
      [5, 'blunder'],
    ]);
  });

  it('marks nothing where nobody moved or nothing is known yet', () => {
    expect(swings([], []).size).toBe(0);
    expect(swings(evaluations(0.1, 0.9), [null, null]).size).toBe(0);
    expect(swings(evaluations(0.5, 0.9), [null, 0]).size).toBe(0);
  });
});

describe('a score in words', () => {
  it('is signed, and a forced win is counted', () => {
    const of = (score: number, mate = 0) => scoreText({ index: 0, chance: 0.5, score, mate });
    expect([of(0), of(-4), of(4)]).toEqual(['0.0', '0.0', '0.0']);
    expect([of(150), of(-25), of(0), of(99_999, 2), of(-99_999, -1)]).toEqual([
      '+1.5',
      '−0.3',
      '0.0',
      '#2',
      '−#1',
    ]);
    expect(scoreText({ index: 9, chance: 1 })).toBe('');
  });
});
