import { describe, expect, it } from 'vitest';
import { shotsOf, throwsOf } from './attacks';
import type { Attack, End, Verdict, Weapon } from './queries';

const attack = (weapon: Weapon, target: string, verdict: Verdict, to = ''): Attack => ({
  weapon,
  target,
  to,
  verdict,
  text: '',
  strength: 1,
  armour: 1,
  side: 'front',
  blocker: '',
  kills: 0,
  observer: '',
  own: false,
});

const END: End = {
  square: 'C3',
  heading: 'N',
  steps: 1,
  path: [],
  leaves: false,
  sinks: false,
  stomped: [],
  felled: [],
  explodes: false,
  pushed: [],
  mines: [],
  flag: '',
  attacks: [
    attack('shot', 'C9', 'reach'),
    attack('throw', 'C4', 'destroys', 'E4'),
    attack('shot', 'C6', 'armour'),
    attack('throw', 'D4', 'destroys', 'F4'),
    attack('tail', 'B2', 'destroys'),
    attack('throw', 'C4', 'destroys', 'E5'),
  ],
  choices: [1, 3, 4, 5].map((index) => ({ attacks: [index], action: '' })),
};

describe('the attacks of an end', () => {
  it('lists what can be struck first, then why the rest cannot', () => {
    expect(shotsOf(END).map(({ attack: { target }, index, can }) => [target, index, can])).toEqual([
      ['B2', 4, true],
      ['C6', 2, false],
      ['C9', 0, false],
    ]);
  });

  it('lists together where a tank can be thrown', () => {
    const throws = throwsOf(END).map(({ target, ways }) => [target, ways.map((way) => way.attack.to)]);
    expect(throws).toEqual([
      ['C4', ['E4', 'E5']],
      ['D4', ['F4']],
    ]);
  });
});
