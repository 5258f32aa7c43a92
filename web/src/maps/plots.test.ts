import { expect, test } from 'vitest';
import { bars } from './plots';

test('lengths fall into steps that are easily read', () => {
  expect(bars([])).toEqual([]);
  expect(bars([7, 9, 12])).toEqual([
    { from: 5, to: 9, count: 2 },
    { from: 10, to: 14, count: 1 },
  ]);
});

test('every game is in one bar, and there are not too many of them', () => {
  const lengths = Array.from({ length: 200 }, (_, index) => 20 + ((index * 37) % 181));
  const found = bars(lengths);
  expect(found.length).toBeLessThanOrEqual(12);
  expect(found.reduce((sum, one) => sum + one.count, 0)).toBe(200);
});
