import { describe, expect, it } from 'vitest';
import type { Summary } from '../src/lib/api';
import type { Mine } from '../src/lib/keys.svelte';
import { inParts } from '../src/lib/my_matches.svelte';
import { resultOf, verdictOf, type Result } from '../src/lib/results.svelte';
import { tally } from '../src/lib/statistics';

function result(more: Partial<Result>): Result {
  return {
    match: 'm',
    game: 'tank-chess',
    mode: 'online',
    options: {},
    at: 1,
    names: ['Ada', 'Bot'],
    bots: ['', 'calm'],
    yours: [0],
    scores: [1, 0],
    ...more,
  };
}

const level = (_: string, bot: string) => ({ calm: 1, fierce: 7 })[bot] ?? 0;

describe('what one’s games came to', () => {
  it('is known of games that are over, for who played', () => {
    const about = {
      match: 'm',
      game: 'tank-chess',
      mode: 'online',
      options: { scheme: 'basic-16' },
      at: 7,
      seats: [
        { seat: 0, name: 'Ada', kind: 'person', bot: '', here: true },
        { seat: 1, name: 'Calm', kind: 'bot', bot: 'calm', here: true },
      ],
      yours: [0],
      outcome: { scores: [0.5, 0.5], ending: 'agreed' },
    } as unknown as Summary;
    const found = resultOf(about);
    expect(found?.bots).toEqual(['', 'calm']);
    expect(verdictOf(found!)).toBe('drawn');
    expect(resultOf({ ...about, outcome: null })).toBeNull();
    expect(resultOf({ ...about, yours: [] })).toBeNull();
  });

  it('has a winner nobody is where one device plays both sides', () => {
    expect(verdictOf(result({ yours: [0, 1] }))).toBeNull();
    expect(verdictOf(result({ yours: [1] }))).toBe('lost');
  });

  it('is counted by game, variant and level', () => {
    const lines = tally(
      [
        result({}),
        result({ scores: [0, 1] }),
        result({ bots: ['', 'fierce'], scores: [0.5, 0.5] }),
        result({ bots: ['', ''] }),
        result({ yours: [0, 1] }),
        result({ game: 'monster-combat', options: { variant: 'coop' }, bots: ['', 'calm', 'fierce'] }),
      ],
      level,
    );
    expect(
      lines.map(({ game, variant, level, played, won, drawn, lost }) => [
        game,
        variant,
        level,
        played,
        won,
        drawn,
        lost,
      ]),
    ).toEqual([
      ['tank-chess', '', 0, 1, 1, 0, 0],
      ['tank-chess', '', 1, 2, 1, 0, 1],
      ['tank-chess', '', 7, 1, 0, 1, 0],
      ['monster-combat', 'coop', 7, 1, 1, 0, 0],
    ]);
  });

  it('is asked for in parts the table answers whole', () => {
    const one = (match: string, seats: number): Mine =>
      ({
        match,
        game: 'g',
        mode: 'online',
        invites: [],
        at: 0,
        seats: Array.from({ length: seats }, (_, seat) => ({ seat, token: 't' })),
      }) as Mine;
    expect(inParts([])).toEqual([]);
    expect(inParts(Array.from({ length: 91 }, (_, n) => one(`m${n}`, 1))).map((part) => part.length)).toEqual(
      [90, 1],
    );
    expect(inParts(Array.from({ length: 30 }, (_, n) => one(`m${n}`, 7))).map((part) => part.length)).toEqual(
      [28, 2],
    );
  });
});
