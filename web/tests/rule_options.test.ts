import { describe, expect, it } from 'vitest';
import type { GameInfo, Option } from '../src/lib/api';
import { askedOptions, samePreset, sentOptions } from '../src/lib/rule_options';

const option = (name: string, standard: string): Option => ({ name, standard }) as Option;
const INFO = {
  options: [
    option('variant', 'versus'),
    option('scheme', 'basic-16'),
    option('hearts', '3'),
    option('monsters', '1'),
    option('last', 'wins'),
  ],
  about: { schemes: ['basic-16'], presets: ['classic'], only_in: { versus: ['last'], coop: ['monsters'] } },
} as unknown as GameInfo;

describe('the options of the rules', () => {
  it('asks for those of the variant, and for none that has its own place', () => {
    expect(askedOptions(INFO, 'versus').map(({ name }) => name)).toEqual(['hearts', 'last']);
    expect(askedOptions(INFO, 'coop').map(({ name }) => name)).toEqual(['hearts', 'monsters']);
    expect(askedOptions(undefined, 'coop')).toEqual([]);
  });

  it('sends what is not as usual, and of what is asked only', () => {
    const chosen = { variant: 'coop', hearts: '3', monsters: '2', last: 'loses' };
    expect(sentOptions(chosen, askedOptions(INFO, 'coop'))).toEqual({ variant: 'coop', monsters: '2' });
  });

  it('knows a preset by exactly its options', () => {
    expect(samePreset({ variant: 'coop', hearts: '2' }, { hearts: '2' })).toBe(true);
    expect(samePreset({ variant: 'coop', hearts: '2', last: 'loses' }, { hearts: '2' })).toBe(false);
    expect(samePreset({ variant: 'coop' }, {})).toBe(true);
  });
});
