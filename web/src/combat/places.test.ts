import { describe, expect, it } from 'vitest';
import { around, places } from './places';

const SEATS = [2, 3, 4, 5, 6, 7];
const SHAPES = ['wide', 'narrow'] as const;

describe('who sits where', () => {
  it('lists the others clockwise from the own seat', () => {
    expect(around(4, 2)).toEqual([3, 0, 1]);
    expect(around(3, null)).toEqual([0, 1, 2]);
  });

  it.each(SEATS)('gives everybody of %i a place of their own on the table', (seats) => {
    for (const shape of SHAPES) {
      for (const monster of [false, true]) {
        for (const bottom of [0, seats - 1, null]) {
          const found = places(seats, bottom, shape, monster);
          expect(found).toHaveLength(bottom === null ? seats : seats - 1);
          expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(found.length);
          for (const { x, y } of found) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(100);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(100);
          }
        }
      }
    }
  });

  it.each(SEATS.slice(1))(
    'puts the next seat of %i at the left hand and the one before at the right',
    (seats) => {
      for (const shape of SHAPES) {
        const found = places(seats, 1, shape, false);
        expect(found[0]?.seat).toBe(2 % seats);
        expect(found[0]?.x).toBeLessThan(50);
        expect(found.at(-1)?.seat).toBe(0);
        expect(found.at(-1)?.x).toBeGreaterThan(50);
      }
    },
  );

  it('goes around clockwise: up at the left, over the top, down at the right', () => {
    for (const shape of SHAPES) {
      const angles = places(7, 0, shape, false).map(
        ({ x, y }) => (Math.atan2(y - 50, x - 50) * 180) / Math.PI,
      );
      const turned = angles.map((angle) => (angle + 270) % 360);
      expect(turned).toEqual([...turned].sort((a, b) => a - b));
    }
  });

  it('leaves the place across to the monster', () => {
    for (const seats of SEATS) {
      for (const { x } of places(seats, 0, 'wide', true)) expect(Math.abs(x - 50)).toBeGreaterThan(30);
    }
  });
});
