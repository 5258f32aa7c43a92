import { describe, expect, it } from 'vitest';
import type { GameEvent, LogLine } from '$lib/types';
import { strikesOf, strikeWords } from './strikes';

const fired: GameEvent = {
  event: 'Fired',
  side: 'black',
  piece: 'MT',
  start: 'A9',
  target: 'H2',
  strength: 2,
  armour: 0,
  armour_side: 'rear',
  observer: '',
};
const line = (event: GameEvent, text: string): LogLine => ({
  version: 1,
  text,
  event,
  seat: 1,
  action: '',
  round: 1,
});

describe('the last strike', () => {
  it('is read from the event: from where, at what, gun against armour', () => {
    expect(strikesOf([fired])).toEqual([{ strike: 'shot', from: 'A9', to: 'H2', via: '', label: '2 > 0' }]);
  });

  it('names the observer who saw the target', () => {
    expect(strikesOf([{ ...fired, observer: 'C5' } as GameEvent])[0]).toMatchObject({ via: 'C5' });
  });

  it('knows every way to strike, and nothing else', () => {
    const events: GameEvent[] = [
      { event: 'Check', side: 'black', square: 'H2' },
      { event: 'Swung', start: 'C3', target: 'C2' },
      { event: 'Flamed', start: 'C3', target: 'C5' },
      { event: 'Threw', piece: 'LT', start: 'D3', end: 'G3' },
      { event: 'Duelled', start: 'C3', target: 'C4' },
      { event: 'Detonated', side: 'white', square: 'E5' },
    ];
    expect(strikesOf(events).map(({ strike, to }) => [strike, to])).toEqual([
      ['tail', 'C2'],
      ['flame', 'C5'],
      ['throw', 'G3'],
      ['duel', 'C4'],
      ['detonation', 'E5'],
    ]);
  });

  it('is told in the words of the rules, without how anything drove there', () => {
    const lines = [
      line({ event: 'Felled', square: 'B2' }, 'A tree falls.'),
      line(fired, 'Black fires.'),
      line(
        { event: 'Destroyed', side: 'white', piece: 'CLT', square: 'H2', how: 'shot' },
        'White is destroyed.',
      ),
      line({ event: 'Ended', winner: 'black', reason: 'commander' }, 'Black wins.'),
    ];
    expect(strikeWords(lines)).toBe('Black fires. White is destroyed.');
  });
});
