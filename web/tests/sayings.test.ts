import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { muted, Sayings, SHOWN } from '../src/lib/sayings.svelte';

const saying = (seat: number, phrase: string) => ({ is: 'said' as const, seat, phrase });

describe('what players say', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stands at the seat for a while and stays in the log', () => {
    const sayings = new Sayings();
    sayings.hear(saying(1, 'hello'), 4);
    vi.advanceTimersByTime(SHOWN - 1);
    sayings.hear(saying(1, 'thanks'), 5);
    vi.advanceTimersByTime(1);
    expect(sayings.shown[1]?.phrase).toBe('thanks');
    vi.advanceTimersByTime(SHOWN);
    expect(sayings.shown).toEqual({});
    expect(sayings.all.map((one) => [one.phrase, one.version])).toEqual([
      ['hello', 4],
      ['thanks', 5],
    ]);
  });

  it('can be muted, one player of one match at a time', () => {
    muted.set('m', 1, true);
    expect([muted.has('m', 1), muted.has('m', 0), muted.has('n', 1)]).toEqual([true, false, false]);
    muted.set('m', 1, false);
    expect(muted.has('m', 1)).toBe(false);
  });
});
