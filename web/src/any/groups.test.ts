import { expect, test } from 'vitest';
import { grouped } from './groups';

const action = (text: string, group = '') => ({ text, label: text, ...(group && { group }) });

test('few actions stand together', () => {
  expect(grouped([action('1'), action('2')])).toEqual([{ name: '', actions: [action('1'), action('2')] }]);
});

test('the headings of the game count, in the order in which they come', () => {
  const groups = grouped([action('a', 'Kings'), action('b', 'Pawns'), action('c', 'Kings')]);
  expect(groups.map(({ name, actions }) => [name, actions.map((one) => one.text)])).toEqual([
    ['Kings', ['a', 'c']],
    ['Pawns', ['b']],
  ]);
});

test('many without a heading are grouped by what they begin with', () => {
  const many = ['C3>C4N', 'C3>C5N', 'D1>D2S', 'pass'].map((text) => action(text));
  expect(grouped(many, 100).map(({ name, actions }) => [name, actions.length])).toEqual([
    ['C3', 2],
    ['D1', 1],
    ['p', 1],
  ]);
});
