import { beforeAll, describe, expect, it } from 'vitest';
import { serveGames } from '../../tests/server_games';
import type { GameEvent, LogLine } from '$lib/types';
import { headline, newest } from './headline';
import { backsOf, cardsOf, counted, readView } from './model';
import samples from './played.samples.json';

beforeAll(() => serveGames());

const line = (version: number, event: string): LogLine => ({
  version,
  text: event,
  event: { event } as GameEvent,
  seat: 0,
  action: '',
  round: 1,
});

describe('a view', () => {
  it('has its options even where nobody changed them', () => {
    for (const { view, variant } of samples) {
      const read = readView(view);
      expect(read.options.variant).toBe(variant);
      expect(read.options.hearts).toBe(3);
      expect(read.monster !== null).toBe(variant === 'coop');
    }
  });

  it('shows as many backs as a hand has cards, the marked ones last', () => {
    for (const { view } of samples) {
      for (const player of readView(view).players) {
        expect(cardsOf(player)).toHaveLength(player.cards);
        expect(backsOf(player).filter((back) => back === '!')).toHaveLength(player.triggers);
      }
    }
    expect(backsOf({ hearts: 3, cards: 3, triggers: 1, immune: false, hand: null, known: '' })).toEqual([
      '-',
      '-',
      '!',
    ]);
  });

  it('counts a pile by kind, whatever the backs', () => {
    expect(counted('sSdZ')).toEqual([
      ['s', 2],
      ['d', 1],
      ['z', 1],
    ]);
  });
});

describe('what just happened', () => {
  it('is the weightiest of the newest lines', () => {
    const log = [line(1, 'Fell'), line(2, 'HeartsLost'), line(2, 'TurnStarted'), line(2, 'Drew')];
    expect(newest(log).map((one) => one.version)).toEqual([2, 2, 2]);
    expect(headline(newest(log))?.text).toBe('HeartsLost');
  });

  it('leaves out what is about the match and not the game', () => {
    expect(newest([line(1, 'SatDown')])).toEqual([]);
    expect(headline(newest([line(1, 'Drew'), line(2, 'TimeGiven')]))?.text).toBe('Drew');
  });

  it('is the later one of equals, and nothing at the start', () => {
    expect(headline([line(1, 'Shielded'), line(1, 'HeartsLost')])?.text).toBe('HeartsLost');
    expect(headline(newest([]))).toBeNull();
  });
});
