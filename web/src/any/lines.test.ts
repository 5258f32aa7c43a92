import { expect, test } from 'vitest';
import { factsOf } from './lines';

test('lines with a name and a value are facts, those below a little to the right', () => {
  expect(factsOf('cards: K?\nplayers:\n  1: Ada')).toEqual([
    { depth: 0, name: 'cards', value: 'K?' },
    { depth: 0, name: 'players', value: '' },
    { depth: 1, name: '1', value: 'Ada' },
  ]);
});

test('a text with other lines is shown as it is written', () => {
  expect(factsOf('. x o\n. . x')).toBeNull();
});
