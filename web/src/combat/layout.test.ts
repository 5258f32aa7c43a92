import { describe, expect, it } from 'vitest';
import { cardSize, layoutOf, ringOf } from './layout';

describe('the layout of the table', () => {
  it('tells a phone, a phone on its side and a desktop apart', () => {
    expect(layoutOf(390, 700)).toEqual({ small: true, low: false, shape: 'narrow' });
    expect(layoutOf(800, 360)).toEqual({ small: true, low: true, shape: 'narrow' });
    expect(layoutOf(360, 480)).toEqual({ small: true, low: false, shape: 'narrow' });
    expect(layoutOf(1200, 800)).toEqual({ small: false, low: false, shape: 'wide' });
  });

  it('is that of a desktop until the page has been measured', () => {
    expect(layoutOf(0, 0)).toEqual({ small: false, low: false, shape: 'wide' });
  });

  it('makes cards smaller where there are many, but not too small to read', () => {
    expect(cardSize(1200, 800, 5, false)).toBe(136);
    expect(cardSize(1200, 800, 10, false)).toBe(115);
    expect(cardSize(1200, 800, 30, false)).toBe(88);
    expect(cardSize(2100, 1300, 5, false)).toBe(220);
    expect(cardSize(560, 312, 5, true)).toBe(78);
  });

  it('makes room for a question on a phone', () => {
    expect(cardSize(390, 700, 5, false)).toBe(104);
    expect(cardSize(390, 700, 5, true)).toBe(92);
    expect(cardSize(390, 540, 5, false)).toBe(92);
    expect(cardSize(360, 480, 5, true)).toBe(66);
  });

  it('keeps the ring around the middle', () => {
    expect(ringOf(1000, 500, false, false)).toEqual({ rx: 285, ry: 157.5, cy: 265 });
    expect(ringOf(1000, 500, false, true).rx).toBe(262);
    expect(ringOf(400, 500, true, true)).toEqual({ rx: 176, ry: 130, cy: 250 });
  });
});
