import { describe, expect, it } from 'vitest';
import lines from '../../tests/positions.samples.json';
import { HEADINGS, Plan, squareAt } from '../tank/geometry';
import {
  blank,
  cellAt,
  changed,
  EMPTY,
  pieceCount,
  put,
  resized,
  sameDraft,
  viewOf,
  withFlag,
  withThing,
} from './draft';
import { begin, record, redo, undo } from './history';
import {
  copied,
  emptied,
  filled,
  moved,
  pasted,
  rectangle,
  shifted,
  squaresOf,
  wholeBoard,
  within,
} from './selection';
import { covered, SHAPES, turnedShape } from './shapes';
import { imageCell, imageHeading, imageSquare, isHalfTurn, repeated, SYMMETRIES } from './symmetry';
import { goalOf, readPosition, withGoal, writePosition } from './text';

const LETTERS = { high: 'h', low: 'l', water: 'w', hedge: 'b', mud: 'm', tree: 't' };
const MT = { side: 'white', kind: 'MT', heading: 'NE' } as const;
const HIGH = { ...EMPTY, ground: 'high' };
const read = (line: string) => readPosition(line, LETTERS)!;

describe('the line of a position', () => {
  it.each(lines)('goes in and out again: %s', (line) => {
    expect(writePosition(read(line), LETTERS)).toBe(line.replace(/_z[^_]*/, ''));
  });

  it.each(['', 'x', '8_8_-_-_w', '99_9_-_-_w', '8_8-8-8-8-8-8-8-8_-_-_x', '8_9-8-8-8-8-8-8-8_-_-_w'])(
    'that is none is told apart: %s',
    (line) => expect(readPosition(line, LETTERS)).toBeNull(),
  );

  it.each(['8_8-8-8-8-8-8-8-8_MTZ1N_-_w', '8_8-8-8-8-8-8-8-8_MTA9N_-_w', '8_8-8-8-8-8-8-8-7q_-_-_w'])(
    'with something that is not there is none: %s',
    (line) => expect(readPosition(line, LETTERS)).toBeNull(),
  );

  it('forgets what belongs to a game', () => {
    expect(read('8_8-8-8-8-8-8-8-8_-_-_b_r1f.3.3_zw.left_n12_q3').rest).toEqual({});
  });

  it('keeps flags and goal', () => {
    const line = '8_8-8-8-8-8-8-8-8_-_-_w_gD1.E8_og2';
    expect(read(line).flags).toEqual({ white: 'D1', black: 'E8' });
    expect(goalOf(read(line))).toBe(2);
    expect(writePosition(read(line), LETTERS)).toBe(line);
    expect(writePosition(withGoal(read(line), 0), LETTERS)).toBe(line.replace('_og2', ''));
    expect(goalOf(withGoal(read('8_8-8-8-8-8-8-8-8_-_-_w_or5'), 1))).toBe(1);
  });

  it.each([
    ['gD1.-', { white: 'D1', black: '' }],
    ['g-.E8', { white: '', black: 'E8' }],
  ])('keeps a flag that stands alone: %s', (field, flags) => {
    const line = `8_8-8-8-8-8-8-8-8_-_-_w_${field}_og2`;
    expect(read(line).flags).toEqual(flags);
    expect(writePosition(read(line), LETTERS)).toBe(line);
  });

  it.each(['g', 'g-', 'g-.-', 'gD1', 'gD1.E8.F8', 'gD1.E9', 'gD1.x'])('takes no other flags: %s', (field) =>
    expect(readPosition(`8_8-8-8-8-8-8-8-8_-_-_w_${field}`, LETTERS)).toBeNull(),
  );
});

describe('a map', () => {
  it('is a value', () => {
    const before = blank(8);
    const after = put(before, [['C3', HIGH]]);
    expect(before.cells.size).toBe(0);
    expect(changed(before, after)).toEqual(['C3']);
    expect(sameDraft(before, put(after, [['C3', EMPTY]]))).toBe(true);
    expect(put(before, [['J9', HIGH]]).cells.size).toBe(0);
  });

  it('has one thing on a square, and the ground below it', () => {
    const wrecked = withThing({ ...EMPTY, ground: 'mud', piece: MT }, { wreck: 'HT' });
    expect(wrecked).toEqual({ ...EMPTY, ground: 'mud', wreck: 'HT' });
  });

  it('keeps both edges and its symmetry when it grows and shrinks', () => {
    const small = read(lines.find((line) => line.startsWith('10_'))!);
    const large = resized(small, 13);
    expect(isHalfTurn(large)).toBe(true);
    expect([pieceCount(large, 'white'), pieceCount(large, 'black')]).toEqual([5, 5]);
    expect(sameDraft(resized(large, 10), small)).toBe(true);
    expect(resized(withFlag(small, 'black', 'E10'), 12).flags).toEqual({ white: '', black: 'E12' });
  });

  it('is drawn as any board', () => {
    const view = viewOf(put(blank(8), [['B2', { ...HIGH, piece: MT }]]));
    expect(view).toMatchObject({
      size: 8,
      terrain: { high: ['B2'] },
      pieces: [{ ...MT, square: 'B2' }],
      turn: 'white',
    });
  });
});

describe('symmetry', () => {
  it.each(SYMMETRIES)('is its own way back (%s)', (symmetry) => {
    for (const square of new Plan(9, false).rows.flat())
      expect(imageSquare(imageSquare(square, 9, symmetry), 9, symmetry)).toBe(square);
    for (const heading of HEADINGS)
      expect(imageHeading(imageHeading(heading, symmetry), symmetry)).toBe(heading);
    const cell = { ...EMPTY, piece: MT, body: 'E' as const };
    expect(imageCell(imageCell(cell, symmetry), symmetry)).toEqual(cell);
  });

  it('turns and mirrors where a piece looks', () => {
    expect([imageHeading('NE', 'half-turn'), imageHeading('NE', 'mirror')]).toEqual(['SW', 'SE']);
    expect([imageHeading('E', 'half-turn'), imageHeading('E', 'mirror')]).toEqual(['W', 'E']);
  });

  it('repeats what was drawn, in the other colour', () => {
    const before = blank(8);
    const after = put(before, [['B1', { ...EMPTY, piece: MT }]]);
    const there = { side: 'black', kind: 'MT' };
    expect(cellAt(repeated(before, after, 'half-turn'), 'G8').piece).toEqual({ ...there, heading: 'SW' });
    expect(cellAt(repeated(before, after, 'mirror'), 'B8').piece).toEqual({ ...there, heading: 'SE' });
    expect(repeated(before, after, 'none')).toBe(after);
    expect(isHalfTurn(repeated(before, after, 'half-turn'))).toBe(true);
  });

  it('leaves a square that was drawn itself', () => {
    const drawn = put(blank(8), [
      ['A1', HIGH],
      ['H8', { ...EMPTY, ground: 'low' }],
    ]);
    expect(sameDraft(repeated(blank(8), drawn, 'half-turn'), drawn)).toBe(true);
  });

  it('empties both, and sets both flags', () => {
    const full = repeated(blank(8), put(blank(8), [['C3', HIGH]]), 'half-turn');
    expect(repeated(full, put(full, [['C3', EMPTY]]), 'half-turn').cells.size).toBe(0);
    expect(repeated(full, withFlag(full, 'white', 'D1'), 'half-turn').flags).toEqual({
      white: 'D1',
      black: 'E8',
    });
  });
});

describe('the shapes of the box', () => {
  it('are those of TC8.2', () => {
    expect(SHAPES.map((shape) => shape.places.length)).toEqual([1, 2, 3, 3, 5, 5, 7]);
  });

  it('come back after four quarters, and after being flipped twice', () => {
    for (const shape of SHAPES) {
      const still = turnedShape(shape, 0, false);
      expect(turnedShape(shape, 4, false)).toEqual(still);
      const flipped = turnedShape(shape, 0, true);
      expect(turnedShape({ name: '', places: flipped }, 0, true)).toEqual(still);
    }
  });

  it('stay whole at the edge', () => {
    for (const shape of SHAPES) {
      for (const at of ['A1', 'H8', 'D4']) {
        const squares = covered(turnedShape(shape, 1, true), at, 8);
        expect(new Set(squares).size).toBe(shape.places.length);
        for (const square of squares) expect(new Plan(8, false).rows.flat()).toContain(square);
      }
    }
  });

  it('turn clockwise', () => {
    expect(
      turnedShape(
        {
          name: '',
          places: [
            [0, 0],
            [1, 0],
            [0, 1],
          ],
        },
        1,
        false,
      ),
    ).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
  });
});

describe('a rectangle', () => {
  const area = rectangle('D4', 'B3');
  const drawn = put(blank(8), [
    ['B3', HIGH],
    ['D4', { ...EMPTY, piece: MT }],
    ['A1', HIGH],
  ]);

  it('has two corners, whichever comes first', () => {
    expect(squaresOf(area)).toEqual(['B3', 'C3', 'D3', 'B4', 'C4', 'D4']);
    expect([within(area, 'C3'), within(area, 'C5')]).toEqual([true, false]);
    expect(squaresOf(wholeBoard(8))).toHaveLength(64);
  });

  it('is copied, with what does not fit moved back onto the board', () => {
    const found = pasted(drawn, copied(drawn, area), 'H8');
    expect(cellAt(found, 'F7')).toEqual(HIGH);
    expect(cellAt(found, 'H8').piece).toEqual(MT);
    expect(cellAt(found, 'B3')).toEqual(HIGH);
  });

  it('is moved, also over itself, and stops at the edge', () => {
    const there = shifted(area, 1, 0, 8);
    const found = moved(drawn, area, there);
    expect([cellAt(found, 'B3'), cellAt(found, 'C3'), cellAt(found, 'E4').piece]).toEqual([EMPTY, HIGH, MT]);
    expect(shifted(area, -9, 9, 8)).toEqual({ left: 0, right: 2, low: 6, high: 7 });
  });

  it('is filled and emptied', () => {
    const full = filled(drawn, area, (cell) => ({ ...cell, ground: 'water' }));
    expect(squaresOf(area).every((square) => cellAt(full, square).ground === 'water')).toBe(true);
    expect(cellAt(full, 'D4').piece).toEqual(MT);
    expect([...emptied(full, area).cells.keys()]).toEqual(['A1']);
  });

  it('larger than the board is cut', () => {
    const large = copied(put(blank(12), [[squareAt(0, 0), HIGH]]), wholeBoard(12));
    expect([...pasted(blank(8), large, 'C3').cells.keys()]).toEqual(['A1']);
  });
});

describe('the history', () => {
  it('goes back to the beginning and forth again, however long it is', () => {
    let history = begin(0);
    for (let n = 1; n <= 5000; n++) history = record(history, n);
    for (let n = 0; n < 5000; n++) history = undo(history);
    expect([history.now, undo(history).now]).toEqual([0, 0]);
    for (let n = 0; n < 5000; n++) history = redo(history);
    expect([history.now, redo(history).now]).toEqual([5000, 5000]);
  });

  it('forgets what was undone when something new is done', () => {
    expect(redo(record(undo(record(begin('a'), 'b')), 'c')).now).toBe('c');
  });
});
