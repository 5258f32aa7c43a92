import { describe, expect, it } from 'vitest';
import { deadly, warningOf, type CoachAnswer, type Threat } from './coach';
import type { End } from './queries';

const threat = (attacker: string, target: string): Threat => ({ attacker, target, weapon: 'shot' });
const COACHED: CoachAnswer = {
  square: 'C3',
  commander: false,
  threats: [threat('C9', 'C5'), threat('H8', 'A1')],
  moves: { 'C3>C5N': { piece: [0] }, 'C3>D4NE': { piece: [], command: [1] }, 'C3>C4N': { escape: true } },
};
const end = (square: string, ...actions: string[]): End => ({
  square,
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
  attacks: [],
  choices: actions.map((action) => ({ attacks: [], action })),
});

describe('the coach', () => {
  it('names the threats to the piece and to the command tank', () => {
    expect(warningOf(COACHED, 'C3>C5N')).toEqual({
      piece: [COACHED.threats[0]],
      command: [],
      escape: false,
      flag: false,
      fatal: false,
    });
    expect(warningOf(COACHED, 'C3>D4NE')).toMatchObject({ command: [COACHED.threats[1]], fatal: true });
    expect(warningOf(COACHED, 'C3>C4N')).toMatchObject({ escape: true, flag: false, fatal: true });
  });

  it('says that a move is safe, and nothing while it does not know', () => {
    expect(warningOf(COACHED, 'C3>C3E')).toMatchObject({ piece: [], fatal: false });
    expect(warningOf(null, 'C3>C3E')).toBeNull();
    expect(warningOf(COACHED, null)).toBeNull();
  });

  it('marks squares on which nothing saves the command tank', () => {
    const commander: CoachAnswer = { ...COACHED, commander: true };
    const ends = [
      end('C5', 'C3>C5N', 'C3>C5N(H8)'),
      end('C4', 'C3>C4N'),
      end('C6', 'C3>C5N'),
      end('', 'C3>off'),
    ];
    expect([...deadly(commander, ends)]).toEqual(['C6']);
    expect(deadly(COACHED, ends).size).toBe(0);
    expect(warningOf(commander, 'C3>C5N')?.fatal).toBe(true);
  });
});
