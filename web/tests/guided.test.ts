import { beforeEach, describe, expect, it } from 'vitest';
import { Guided, momentOf } from '../src/lib/guided.svelte';
import { LiveMatch } from '../src/lib/live_match.svelte';
import { FakeSocket, line, update } from './fake_socket';

function sit(hints = true): LiveMatch {
  const match = new LiveMatch('m1', ['t'.repeat(20)], 'online', {
    url: 'ws://table/ws',
    make: FakeSocket.make,
    random: () => 1,
  });
  FakeSocket.last.welcome({ hints });
  return match;
}

beforeEach(() => {
  FakeSocket.all = [];
});

describe('a guided game', () => {
  it('knows which turn it is and what the others did since', () => {
    const match = sit();
    expect(momentOf(match, 0)).toEqual({ turn: 1, happened: [], asked: false });
    FakeSocket.last.receive(update(1, { log: [line(1, 'mine', { seat: 0, action: 'a' })] }));
    FakeSocket.last.receive(
      update(2, { log: [line(2, 'theirs', { seat: 1, action: 'b', event: { event: 'Check' } as never })] }),
    );
    expect(momentOf(match, 0)).toEqual({ turn: 2, happened: ['Check'], asked: false });
  });

  it('asks once a turn what would be good, and forgets it with the turn', async () => {
    const match = sit();
    const guided = new Guided(match);
    guided.ask();
    guided.ask();
    expect(FakeSocket.last.count('hint')).toBe(1);
    const asked = FakeSocket.last.heard('hint');
    FakeSocket.last.receive({
      is: 'advice',
      id: asked.id,
      turn: match.turn,
      action: 'x',
      text: 'Hits.',
    } as never);
    await Promise.resolve();
    await Promise.resolve();
    expect(guided.advice).toBe('Hits.');
    FakeSocket.last.receive(update(1, { turn: match.turn + 1 }));
    expect(guided.advice).toBe('');
  });

  it('asks nobody where hints are off', () => {
    const match = sit(false);
    new Guided(match).ask();
    expect(FakeSocket.last.count('hint')).toBe(0);
  });
});
