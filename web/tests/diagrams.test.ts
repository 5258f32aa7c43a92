import { describe, expect, it } from 'vitest';
import { shownBy } from '../src/lib/diagrams';

const lesson = (id: string, ...tasks: string[][]) => ({
  id,
  game: 'tank-chess',
  title: id,
  about: '',
  end: '',
  tasks: tasks.map((rules, n) => ({ id: `${n}`, number: n + 1, rules })),
});

describe('what shows a rule', () => {
  it('is the task that is about little else, the first of those', () => {
    const shown = shownBy([
      lesson('steps', ['TC2.1', 'TC2.2'], ['TC2.1']),
      lesson('turns', ['TC2.1'], ['TC2.2', 'TC3.1']),
    ]);
    expect([...shown]).toEqual([
      ['TC2.1', 'steps/2'],
      ['TC2.2', 'steps/1'],
      ['TC3.1', 'turns/2'],
    ]);
  });

  it('is nothing without lessons', () => {
    expect(shownBy([]).size).toBe(0);
  });
});
