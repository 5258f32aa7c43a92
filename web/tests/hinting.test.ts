import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hinting } from '../src/lib/hinting.svelte';
import { LiveMatch } from '../src/lib/live_match.svelte';
import { FakeSocket, update } from './fake_socket';

function sit(hints: boolean): LiveMatch {
  const match = new LiveMatch('m1', ['t'.repeat(20)], 'online', {
    url: 'ws://table/ws',
    make: FakeSocket.make,
    random: () => 1,
  });
  FakeSocket.last.welcome({ hints });
  return match;
}
const advise = (turn: number): void =>
  FakeSocket.last.receive({
    is: 'advice',
    id: FakeSocket.last.heard('hint').id,
    turn,
    action: 'C3>C4N',
    text: 'It is good.',
  });

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe('asking for a good move', () => {
  it('gets advice that holds for its turn only', async () => {
    const hinting = new Hinting(sit(true));
    const asked = hinting.ask(0);
    expect(hinting.busy).toBe(true);
    advise(0);
    expect((await asked)?.action).toBe('C3>C4N');
    expect([hinting.busy, hinting.advice?.text]).toEqual([false, 'It is good.']);
    FakeSocket.last.receive(update(1));
    expect(hinting.advice).toBeNull();
  });

  it('asks once at a time, and not where there are no hints', async () => {
    const hinting = new Hinting(sit(true));
    void hinting.ask(0);
    void hinting.ask(0);
    expect(FakeSocket.last.count('hint')).toBe(1);
    expect(await new Hinting(sit(false)).ask(0)).toBeNull();
    expect(FakeSocket.last.count('hint')).toBe(0);
    expect(await new Hinting(sit(true)).ask(null)).toBeNull();
  });

  it('is not troubled by a match that has moved on', async () => {
    const hinting = new Hinting(sit(true));
    const asked = hinting.ask(0);
    FakeSocket.last.receive({
      is: 'problem',
      id: FakeSocket.last.heard('hint').id,
      code: 'stale',
      text: 'The match has moved on.',
    });
    expect(await asked).toBeNull();
    expect(hinting.busy).toBe(false);
  });
});
