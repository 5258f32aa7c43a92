import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveMatch } from '../src/lib/live_match.svelte';
import { momentsOf, seenAt } from '../src/lib/moments';
import { PastMatch } from '../src/lib/past_match.svelte';
import { beforeOwnLast, requestFrom } from '../src/lib/from_here';
import { FakeSocket, line, update } from './fake_socket';

beforeEach(() => {
  FakeSocket.all = [];
});

function sit(): LiveMatch {
  return new LiveMatch('m1', ['t'.repeat(20)], 'online', { url: 'ws://table/ws', make: FakeSocket.make });
}

const log = [
  line(1, 'Kim sits down', { seat: null }),
  line(2, 'drove', { action: 'a' }),
  line(2, 'check'),
  line(3, 'offers a draw', { seat: null }),
  line(4, 'drove too', { seat: 1, action: 'b', round: 2 }),
];

describe('the moments of a match', () => {
  it('are its start and each action, with its lines', () => {
    expect(momentsOf(log).map(({ version, action, lines }) => [version, action, lines.length])).toEqual([
      [0, '', 0],
      [2, 'a', 2],
      [4, 'b', 1],
    ]);
    expect(momentsOf([])).toHaveLength(1);
  });

  it('are seen at their version, or later before anything else was done', () => {
    const kept = new Map([3, 5].map((version) => [version, { version }]));
    expect(seenAt(kept, momentsOf(log), 0)).toBeUndefined();
    expect(seenAt(kept, momentsOf(log), 1)).toEqual({ version: 3 });
    expect(seenAt(kept, momentsOf(log), 2)).toEqual({ version: 5 });
    expect(seenAt(kept, momentsOf(log), 9)).toBeUndefined();
  });
});

describe('looking back', () => {
  const load = vi.fn(() =>
    Promise.resolve({ moments: [0, 2, 4].map((version) => ({ version, views: { 0: `asked ${version}` } })) }),
  );
  beforeEach(() => load.mockClear());

  it('shows what this page has kept, and asks the table for the rest once', async () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 2, log: log.slice(0, 3), views: { 0: 'kept 2' } });
    FakeSocket.last.receive(update(4, { log: log.slice(3), views: { 0: 'kept 4' } }));
    const past = new PastMatch(match, load);
    expect([past.last, past.arrived]).toEqual([2, false]);
    await past.go(1);
    expect([past.view(), past.version, past.log.length, past.arrived]).toEqual(['kept 2', 2, 3, true]);
    expect(load).not.toHaveBeenCalled();
    await past.go(0);
    expect([past.view(), past.index]).toEqual(['asked 0', 0]);
    await past.go(0);
    expect(load).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledWith(false);
  });

  it('plays what happened only one step on, and nothing can be done', async () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 4, log, views: { 0: 'now' } });
    const past = new PastMatch(match, load);
    await past.go(0);
    expect(past.lastLines).toEqual([]);
    await past.go(1);
    expect(past.lastLines.map((one) => one.text)).toEqual(['drove', 'check']);
    expect([past.toAct, past.myTurn, past.over]).toEqual([[], false, false]);
    await expect(past.act()).rejects.toThrow();
    await past.go(0);
    expect(past.lastLines).toEqual([]);
  });

  it('stays where it is when something new happens, and tells of it', async () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 4, log, views: { 0: 'now' } });
    const past = new PastMatch(match, load);
    await past.go(1);
    FakeSocket.last.receive(update(5, { log: [line(5, 'news', { seat: 1 })], views: { 0: 'newer' } }));
    expect([past.index, past.last, past.version]).toEqual([1, 3, 2]);
    expect(past.fresh.map((one) => one.text)).toEqual(['news']);
  });

  it('shows no hand at a device that goes round', async () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 4, log, yours: [0, 1], views: { 0: 'mine', 1: 'yours' } });
    const open = vi.fn(() =>
      Promise.resolve({ moments: [0, 2, 4].map((version) => ({ version, views: { public: 'all' } })) }),
    );
    const past = new PastMatch(match, open);
    await past.go(2);
    expect(open).toHaveBeenCalledWith(true);
    expect([past.view(), past.yours, past.me]).toEqual(['all', [], null]);
  });
});

describe('trying again', () => {
  it('begins before the own last action, with the same seats', () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 4, log, options: { scheme: 'basic-16' }, hints: true });
    expect(beforeOwnLast(match)).toBe(0);
    expect(requestFrom(match, 'the line')).toMatchObject({
      options: { scheme: 'basic-16', position: 'the line' },
      seats: [
        { kind: 'person', name: 'Kim' },
        { kind: 'bot', bot: 'greedy' },
      ],
      hints: true,
    });
    expect(requestFrom(match, '')).toBeNull();
  });

  it('asks nobody who would have to agree', () => {
    const match = sit();
    const seats = ['Kim', 'Lou'].map((name, seat) => ({
      seat,
      name,
      kind: 'person' as const,
      bot: '',
      here: true,
    }));
    FakeSocket.last.welcome({ seats });
    expect(requestFrom(match, 'the line')).toBeNull();
    expect(beforeOwnLast(match)).toBeNull();
  });
});
