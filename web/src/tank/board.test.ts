import { describe, expect, it } from 'vitest';
import { pan, reveal, whole, zoom, zoomed } from './camera';
import { HEADINGS, Plan, turned, type Point } from './geometry';
import { Gestures, type Grip, type Touch } from './gestures';

describe('the plan of the board', () => {
  it.each([false, true])(
    'knows each square by its cell and its cell by the square (flipped: %s)',
    (flipped) => {
      const plan = new Plan(16, flipped);
      const squares = plan.rows.flat();
      expect(new Set(squares).size).toBe(256);
      for (const square of squares) expect(plan.square(plan.cell(square))).toBe(square);
      expect(squares[0]).toBe(flipped ? 'P1' : 'A16');
    },
  );

  it.each([false, true])('reads a heading from a direction on the drawing (flipped: %s)', (flipped) => {
    const plan = new Plan(10, flipped);
    for (const heading of HEADINGS) expect(plan.headingOf(...plan.ahead(heading))).toBe(heading);
  });

  it('ends at the edge', () => {
    const plan = new Plan(8, false);
    expect(plan.beside('A1', 'S')).toBeNull();
    expect(plan.beside('A1', 'NE')).toBe('B2');
    expect(plan.under(-1, 5)).toBeNull();
    expect(plan.under(1, 1)).toBe('A8');
    expect(turned('N', -1)).toBe('NW');
  });
});

describe('the camera', () => {
  const sheet = { corner: -26, side: 692 };

  it('keeps the point under the finger where it is', () => {
    const before = whole(sheet);
    const after = zoom(before, sheet, [300, 200], 2);
    expect(after.width).toBe(346);
    expect((300 - after.x) / after.width).toBeCloseTo((300 - before.x) / before.width);
  });

  it('never leaves the sheet', () => {
    const close = zoom(whole(sheet), sheet, [300, 300], 99);
    expect(close.width).toBeCloseTo(692 / 5);
    expect(pan(close, sheet, -9999, 9999)).toMatchObject({ x: -26, y: -26 + 692 - close.width });
    expect(zoomed(zoom(close, sheet, [0, 0], 0.001), sheet)).toBe(false);
  });

  it('moves no more than needed to show a square', () => {
    const close = zoom(whole(sheet), sheet, [300, 300], 3);
    expect(reveal(close, sheet, [close.x + close.width / 2, close.y + close.width / 2], 40)).toBe(close);
    expect(reveal(close, sheet, [600, 300], 40).x + close.width).toBeCloseTo(640);
  });
});

describe('gestures', () => {
  function watch(grip: Grip = 'map', taken = false) {
    const heard: string[] = [];
    const gestures = new Gestures({
      grip: () => grip,
      tap: ([x, y]) => heard.push(`tap ${x},${y}`),
      double: () => (heard.push('double'), taken),
      drag: (what) => heard.push(`drag ${what}`),
      drop: (what, [x], [u]) => heard.push(`drop ${what} ${x}>${u}`),
      cancel: () => heard.push('cancel'),
      pan: (across) => heard.push(`pan ${across}`),
      pinch: (_, factor) => heard.push(`pinch ${factor.toFixed(1)}`),
    });
    return { heard, gestures };
  }
  const touch = (x: number, y = 0, id = 1): Touch => ({
    id,
    point: [x, y] as Point,
    screen: [x, y] as Point,
    mouse: false,
  });

  it('takes a trembling finger for a tap', () => {
    const { heard, gestures } = watch('piece');
    gestures.down(touch(10));
    gestures.move(touch(14));
    gestures.up(touch(14), 100);
    expect(heard).toEqual(['tap 10,0']);
  });

  it('drags what was gripped', () => {
    const { heard, gestures } = watch('piece');
    gestures.down(touch(10));
    gestures.move(touch(40));
    gestures.up(touch(50), 100);
    expect(heard).toEqual(['drag piece', 'drop piece 10>50']);
  });

  it('zooms at the second tap only where nothing else is meant', () => {
    for (const taken of [true, false]) {
      const { heard, gestures } = watch('map', taken);
      for (const at of [0, 200]) {
        gestures.down(touch(10));
        gestures.up(touch(10), at);
      }
      expect(heard).toEqual(taken ? ['tap 10,0', 'double'] : ['tap 10,0', 'double', 'tap 10,0']);
    }
  });

  it('pinches with two fingers and taps with neither of them', () => {
    const { heard, gestures } = watch();
    gestures.down(touch(0, 0, 1));
    gestures.down(touch(100, 0, 2));
    gestures.move(touch(200, 0, 2));
    gestures.up(touch(200, 0, 2), 50);
    gestures.up(touch(0, 0, 1), 60);
    expect(heard).toEqual(['pan -50', 'pinch 2.0']);
  });

  it('lets go of a piece when a second finger comes', () => {
    const { heard, gestures } = watch('piece');
    gestures.down(touch(0, 0, 1));
    gestures.move(touch(50, 0, 1));
    gestures.down(touch(100, 0, 2));
    gestures.up(touch(100, 0, 2), 10);
    gestures.up(touch(50, 0, 1), 10);
    expect(heard).toEqual(['drag piece', 'cancel']);
  });
});
