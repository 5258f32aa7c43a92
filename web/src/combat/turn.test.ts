import { beforeAll, describe, expect, it } from 'vitest';
import { serveGames } from '../../tests/server_games';
import type { ActionChoice, Choices } from './model';
import {
  back,
  bySort,
  fan,
  follow,
  handCards,
  NOTHING,
  owesAnswer,
  ready,
  share,
  step,
  tap,
  targets,
} from './turn';

beforeAll(() => serveGames());

const choice = (
  text: string,
  sort: ActionChoice['sort'],
  card = '',
  target: number | null = null,
): ActionChoice => ({ text, sort, card, target, label: text, help: '' });
const PLAY: Choices = {
  phase: 'play',
  actions: [
    choice('pass', 'pass'),
    choice('sword', 'play', 's'),
    choice('life>1', 'play', 'l', 0),
    choice('life>3', 'play', 'l', 2),
  ],
  idle: [{ card: 'd', text: 'A shield only answers an attack.' }],
  late: 'pass',
};

describe('the own hand', () => {
  it('is in the order people like, with what each card can do', () => {
    const cards = handCards('lsds', PLAY);
    expect(cards.map((card) => card.key)).toEqual(['s1', 's2', 'd1', 'l1']);
    expect(cards.map((card) => card.actions.length)).toEqual([1, 1, 0, 2]);
    expect(cards[2]?.reason).toBe('A shield only answers an attack.');
  });

  it('marks the newest of equal cards', () => {
    expect(handCards('sss', null, 'ss').map((card) => card.fresh)).toEqual([false, true, true]);
    expect(handCards('sd', null, 'z').some((card) => card.fresh)).toBe(false);
  });
});

describe('choosing', () => {
  const cards = handCards('sdl', PLAY);
  const [sword, shield, life] = cards as [(typeof cards)[0], (typeof cards)[0], (typeof cards)[0]];

  it('is ready with a card that needs no target', () => {
    const choosing = tap(NOTHING, sword);
    expect(ready(cards, choosing)?.text).toBe('sword');
    expect(tap(choosing, sword)).toEqual(NOTHING);
  });

  it('asks for a target where there is one to choose, and goes back step by step', () => {
    let choosing = tap(NOTHING, life);
    expect(targets(life).map((action) => action.target)).toEqual([0, 2]);
    expect(ready(cards, choosing)).toBeNull();
    choosing = { ...choosing, target: 2 };
    expect(ready(cards, choosing)?.text).toBe('life>3');
    choosing = back(choosing);
    expect(choosing).toEqual({ key: life.key, target: null });
    expect(back(choosing)).toEqual(NOTHING);
  });

  it('is never ready with a card that can do nothing, or that is gone', () => {
    expect(ready(cards, tap(NOTHING, shield))).toBeNull();
    expect(ready(cards, { key: 'b1', target: null })).toBeNull();
  });

  it('tells a question from a turn', () => {
    expect(owesAnswer(PLAY)).toBe(false);
    expect(owesAnswer({ ...PLAY, phase: 'shield', actions: [choice('take', 'takeit')] })).toBe(true);
    expect(owesAnswer(null)).toBe(false);
    expect(bySort(PLAY, 'pass')?.text).toBe('pass');
  });
});

describe('keys, time and fan', () => {
  it('moves through a row and stays in it', () => {
    expect(step('ArrowRight', 0, 3)).toBe(1);
    expect(step('ArrowLeft', 0, 3)).toBe(0);
    expect(step('End', 0, 3)).toBe(2);
    expect(step('Home', 2, 3)).toBe(0);
    expect(step('a', 1, 3)).toBeNull();
    expect(step('ArrowRight', 0, 0)).toBeNull();
  });

  it('shows the share of the time that is left', () => {
    expect(share(null, 1000)).toBeNull();
    expect(share(500, null)).toBeNull();
    expect(share(250, 1000)).toBe(0.25);
    expect(share(90_000, 45_000)).toBe(1);
  });

  it('fits every hand into the width', () => {
    for (let count = 1; count <= 10; count++) {
      const spots = fan(count, 600, 120);
      expect(spots).toHaveLength(count);
      for (const { x } of spots) expect(Math.abs(x) + 60).toBeLessThanOrEqual(300.001);
      expect(spots.map(({ x }) => x)).toEqual(spots.map(({ x }) => x).sort((a, b) => a - b));
    }
  });
});

describe('advice', () => {
  const cards = handCards('sdl', PLAY);

  it('chooses the card and for whom', () => {
    expect(follow(cards, 'life>3')).toEqual({ key: 'l1', target: 2 });
    expect(ready(cards, follow(cards, 'life>3'))?.text).toBe('life>3');
    expect(follow(cards, 'sword')).toEqual({ key: 's1', target: null });
  });

  it('chooses nothing for what takes no card', () => {
    expect(follow(cards, 'pass')).toEqual(NOTHING);
  });
});
