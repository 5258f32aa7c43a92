import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Replay } from '../src/lib/api';
import { LiveMatch } from '../src/lib/live_match.svelte';
import { ReplayMatch } from '../src/lib/replay_match.svelte';
import { FakeSocket, line, update } from './fake_socket';

function sit(): LiveMatch {
  return new LiveMatch('m1', ['t'.repeat(20)], 'online', {
    url: 'ws://table/ws',
    make: FakeSocket.make,
    random: () => 1,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

describe('a live match', () => {
  it('takes the welcome and does not play its log as news', () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 2, log: [line(1, 'a'), line(2, 'b')] });
    expect([match.loaded, match.connected, match.version, match.me]).toEqual([true, true, 2, 0]);
    expect(match.lastLines).toEqual([]);
    expect(match.log).toHaveLength(2);
  });

  it('adds what is new, and nothing twice', () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 2, log: [line(1, 'a'), line(2, 'b')] });
    FakeSocket.last.receive(update(3, { log: [line(3, 'c'), line(3, 'd')] }));
    FakeSocket.last.receive(update(3, { log: [line(3, 'c'), line(3, 'd')] }));
    FakeSocket.last.receive(update(2, { log: [line(2, 'b')], to_act: [1] }));
    expect(match.log.map((one) => one.text)).toEqual(['a', 'b', 'c', 'd']);
    expect(match.lastLines.map((one) => one.text)).toEqual(['c', 'd']);
    expect(match.toAct).toEqual([0]);
  });

  it('goes on from a partial welcome, and plays what was missed', () => {
    const match = sit();
    FakeSocket.last.welcome({ version: 2, log: [line(1, 'a'), line(2, 'b')] });
    FakeSocket.last.break();
    expect(match.connected).toBe(false);
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard('hello').seen).toBe(2);
    FakeSocket.last.welcome({ version: 3, log: [line(3, 'c')], partial: true });
    expect(match.log.map((one) => one.text)).toEqual(['a', 'b', 'c']);
    expect(match.lastLines.map((one) => one.text)).toEqual(['c']);
  });

  it('forgets the lines of what was taken back, not those of the table', () => {
    const match = sit();
    FakeSocket.last.welcome();
    FakeSocket.last.receive(update(1, { log: [line(1, 'drove', { action: 'x' }), line(1, 'check')] }));
    FakeSocket.last.receive(update(2, { log: [line(2, 'offers a takeback', { seat: null })] }));
    FakeSocket.last.receive(
      update(3, {
        log: [line(3, 'taken back', { seat: null, event: { event: 'TakenBack', keep: 0, agreed: true } })],
      }),
    );
    expect(match.log.map((one) => one.text)).toEqual(['offers a takeback', 'taken back']);
  });

  it('acts for the turn it knows and is pending until what it did is heard: no turn is claimed twice', async () => {
    const match = sit();
    FakeSocket.last.welcome({ turn: 4 });
    const acted = match.act(0, 'A1>A2N');
    expect(match.pending).toBe(true);
    expect(FakeSocket.last.heard('act')).toMatchObject({ seat: 0, turn: 4, action: 'A1>A2N' });
    FakeSocket.last.receive({ is: 'ack', id: FakeSocket.last.heard('act').id, version: 1 });
    await acted;
    expect([match.pending, match.myTurn]).toEqual([true, true]);
    FakeSocket.last.receive(update(1, { to_act: [1], log: [line(1, 'drove', { action: 'A1>A2N' })] }));
    expect([match.pending, match.myTurn]).toEqual([false, false]);
  });

  it('is not pending when the action was refused', async () => {
    const match = sit();
    FakeSocket.last.welcome({ turn: 4 });
    const acted = match.act(0, 'nonsense');
    const { id } = FakeSocket.last.heard('act');
    FakeSocket.last.receive({ is: 'problem', id, code: 'illegal', text: 'No.' });
    await expect(acted).rejects.toThrow('No.');
    expect(match.pending).toBe(false);
  });

  it('knows which bots cannot think yet, until something happens', () => {
    const match = sit();
    FakeSocket.last.welcome();
    FakeSocket.last.receive({ is: 'thinking', seat: 1, busy: true });
    expect(match.busy).toEqual([1]);
    FakeSocket.last.receive({ is: 'thinking', seat: 1, busy: false });
    expect(match.busy).toEqual([]);
    FakeSocket.last.receive({ is: 'thinking', seat: 1, busy: true });
    FakeSocket.last.receive(update(3));
    expect(match.busy).toEqual([]);
  });

  it('shows the seat that owes a decision at one device', () => {
    const match = sit();
    FakeSocket.last.welcome({ yours: [0, 1], to_act: [1], views: { 0: 'zero', 1: 'one' } });
    expect([match.me, match.view(), match.view(0)]).toEqual([1, 'one', 'zero']);
  });

  it('shows the public view to who watches', () => {
    const match = sit();
    FakeSocket.last.welcome({ yours: [], views: { public: 'all' } });
    expect([match.me, match.myTurn, match.view()]).toEqual([null, false, 'all']);
  });
});

describe('a live match at a table that shows what happens', () => {
  const over = { outcome: { reason: 'x', scores: [1, 0] }, ending: 'White wins.' };

  it('tells whose turn it is and how it ended only once that was shown', () => {
    const match = sit();
    FakeSocket.last.welcome({ to_act: [1] });
    match.attend();
    FakeSocket.last.receive(update(1, { to_act: [0], log: [line(1, 'drove', { seat: 1 })] }));
    expect([match.showing, match.myTurn, match.lastLines.length]).toEqual([true, false, 1]);
    match.shown();
    expect([match.showing, match.myTurn]).toEqual([false, true]);
    FakeSocket.last.receive(update(2, { to_act: [], log: [line(2, 'fired')], ...over }));
    expect([match.over, match.ending]).toEqual([false, '']);
    match.shown();
    expect([match.over, match.ending]).toEqual([true, 'White wins.']);
  });

  it('shows what bots did one after the other, though it has heard all of it', () => {
    const match = sit();
    FakeSocket.last.welcome({ to_act: [1] });
    match.attend();
    for (const version of [1, 2, 3])
      FakeSocket.last.receive(
        update(version, {
          views: { 0: `after ${version}` },
          log: [line(version, `act ${version}`, { seat: 1 })],
        }),
      );
    expect([match.view(), match.log.length]).toEqual(['after 1', 1]);
    match.shown();
    expect([match.view(), match.log.length]).toEqual(['after 2', 2]);
    FakeSocket.last.break();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard('hello').seen).toBe(3);
    FakeSocket.last.welcome({ version: 3, views: { 0: 'after 3' }, partial: true });
    expect([match.view(), match.log.map((one) => one.text)]).toEqual([
      'after 3',
      ['act 1', 'act 2', 'act 3'],
    ]);
  });

  it('does not wait for a table that has gone, nor for what only the table says', () => {
    const match = sit();
    FakeSocket.last.welcome({ to_act: [1] });
    const leave = match.attend();
    FakeSocket.last.receive(update(1, { to_act: [1], log: [line(1, 'sat down', { seat: null })] }));
    expect(match.showing).toBe(false);
    FakeSocket.last.receive(update(2, { to_act: [0], log: [line(2, 'drove', { seat: 1 })] }));
    expect(match.myTurn).toBe(false);
    leave();
    expect([match.showing, match.myTurn]).toEqual([false, true]);
  });

  it('takes the clock as it is, and hurries when time is short', () => {
    const match = sit();
    const clock = { setting: { type: 'decision' as const, seconds: 60 }, running: [0], paused: false };
    FakeSocket.last.welcome({ to_act: [1], clock: { ...clock, left: [60_000, 60_000], running: [1] } });
    match.attend();
    expect(match.speed).toBe('normal');
    FakeSocket.last.receive(
      update(1, { clock: { ...clock, left: [9_000, 60_000] }, log: [line(1, 'drove', { seat: 1 })] }),
    );
    expect([match.clock.running, match.speed]).toEqual([[0], 'quick']);
  });
});

describe('a replay', () => {
  const replay: Replay = {
    game: 'tank-chess',
    options: {},
    seats: [],
    outcome: { reason: 'x', scores: [1, 0] },
    ending: 'White wins.',
    moments: [0, 1, 2].map((index) => ({
      index,
      round: 1,
      seat: index ? 0 : null,
      action: index ? 'x' : '',
      log: index ? [line(index, `line ${index}`)] : [],
      view: `view ${index}`,
    })),
  };

  it('shows each moment, and its sentences as news only one step on', () => {
    const match = new ReplayMatch('', replay);
    match.go(1);
    expect([match.view(), match.lastLines.length, match.over]).toEqual(['view 1', 1, false]);
    match.go(0);
    match.go(2);
    expect([match.view(), match.lastLines.length, match.log.length, match.ending]).toEqual([
      'view 2',
      0,
      2,
      'White wins.',
    ]);
  });

  it('lays all hands open, or shows what a seat or a spectator saw', () => {
    const players = (first: string | null, second: string | null) => ({
      players: [{ hand: first }, { hand: second }],
    });
    const moment = { index: 0, round: 1, seat: null, action: '', log: [], view: players(null, null) };
    const match = new ReplayMatch('', {
      ...replay,
      moments: [{ ...moment, views: { 0: players('s', null), 1: players(null, 'd') } }],
    });
    expect(match.view()).toEqual(players('s', 'd'));
    expect(match.view(0)).toEqual(players('s', null));
    match.open = false;
    expect(match.view()).toEqual(players(null, null));
  });

  it('stays inside the game, and nothing can be done in it', async () => {
    const match = new ReplayMatch('', replay);
    match.go(99);
    expect(match.index).toBe(2);
    match.go(-1);
    expect(match.index).toBe(0);
    await expect(match.act()).rejects.toThrow();
  });

  it('says from the start whether there is somebody to ask', () => {
    expect(new ReplayMatch('', replay).askable).toBe(false);
    expect(new ReplayMatch('', replay, () => Promise.resolve(null)).askable).toBe(true);
  });
});
