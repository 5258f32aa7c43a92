import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveGames } from '../../tests/server_games';
import { isCommander, isGiant, kindOf, kinds } from './kinds';
import { artOf } from './figures';
import { Plan } from './geometry';
import { drawGround } from './ground';
import { factWords, kindWord } from './words';

const SCOUT = { mark: 'SC', name: 'scout car', speed: 7, armour: [0, 0, 0], gun: 1, giant: false };
const TITAN = { ...SCOUT, mark: 'TI', name: 'titan', giant: true };

describe('facts about kinds', () => {
  beforeAll(() => serveGames('tank-chess', { kinds: [SCOUT, TITAN] }));
  afterAll(() => serveGames());

  it('come from the server', () => {
    expect(kindOf('HT')).toMatchObject({ speed: 3, armour: [3, 2, 1], gun: 3, name: 'heavy tank' });
    expect(kinds().filter((kind) => isCommander(kind.mark)).length).toBe(1);
    expect([isGiant('M'), isGiant('MT')]).toEqual([true, false]);
  });

  it('hold for a kind that this page has never heard of', () => {
    expect(kindWord('SC')).toBe('scout car');
    expect(factWords('SC')).not.toBe('');
  });

  it('lead to a plain silhouette where there is no drawing', () => {
    expect(artOf('HT')).toEqual({ name: 'ht', own: true });
    expect(artOf('SC')).toEqual({ name: 'mt', own: false });
    expect(artOf('TI')).toEqual({ name: 'm', own: false });
  });

  it('say at least the letters of a kind that nobody knows', () => {
    expect([kindWord('XX'), factWords('XX')]).toEqual(['XX', '']);
  });
});

describe('ground that nobody has drawn', () => {
  it('is hatched and has its sign on each square', () => {
    const drawn = drawGround(new Plan(9, false), { sand: ['A1', 'B1'] }, true, () => '<');
    expect(drawn).toContain('data-ground="sand"');
    expect(drawn.match(/&#60;<\/text>/g)).toHaveLength(2);
    expect(drawGround(new Plan(9, false), { sand: ['A1'] }, false)).toBe('');
  });
});
