import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE, Queue } from './queue';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function row(shown: (one: string) => boolean = () => true) {
  const said: string[] = [];
  const queue = new Queue<string>({
    begin: (one) => {
      said.push(`begin ${one}`);
      return shown(one);
    },
    settle: (one) => void said.push(`settle ${one}`),
  });
  return { queue, said };
}

describe('a row of happenings', () => {
  it('shows one after the other', () => {
    const { queue, said } = row();
    queue.push('a');
    queue.push('b');
    expect(said).toEqual(['begin a']);
    queue.done();
    expect(said).toEqual(['begin a', 'settle a', 'begin b']);
    expect(queue.busy).toBe(true);
    queue.done();
    expect(said.at(-1)).toBe('settle b');
    expect(queue.busy).toBe(false);
  });

  it('settles at once what nobody shows', () => {
    const { queue, said } = row((one) => one !== 'a');
    queue.push('a');
    queue.push('b');
    expect(said).toEqual(['begin a', 'settle a', 'begin b']);
  });

  it('goes to the end when nobody wants to wait', () => {
    const { queue, said } = row();
    for (const one of ['a', 'b', 'c']) queue.push(one);
    queue.flush();
    expect(said).toEqual(['begin a', 'settle a', 'begin b', 'settle b', 'begin c', 'settle c']);
    expect(queue.busy).toBe(false);
  });

  it('takes nothing for done that was not begun', () => {
    const { queue, said } = row();
    queue.done();
    queue.push('a');
    queue.done();
    queue.done();
    expect(said).toEqual(['begin a', 'settle a']);
  });

  it('waits for nobody for ever', () => {
    const { queue, said } = row();
    queue.push('a');
    vi.advanceTimersByTime(PATIENCE);
    expect(said).toEqual(['begin a', 'settle a']);
  });
});
