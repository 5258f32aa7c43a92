import { describe, expect, it } from 'vitest';
import type { EndsAnswer } from './queries';
import { readEnds } from './queries';
import * as turns from './turn';
import type { Posed, Turn } from './turn';

const shot = (target: string, move: string) => ({
  weapon: 'shot' as const,
  target,
  verdict: 'destroys' as const,
  text: '2 > 1',
  strength: 2,
  armour: 1,
  side: 'side',
  move,
});
const fails = (target: string) => ({
  weapon: 'shot' as const,
  target,
  verdict: 'armour' as const,
  text: '2 ≤ 2',
  strength: 2,
  armour: 2,
  side: 'front',
});

const TANK: EndsAnswer = {
  square: 'C3',
  side: 'white',
  kind: 'MT',
  to_move: true,
  ends: [
    { move: 'C3>C3NE', end: 'C3', heading: 'NE', steps: 1, path: ['C3N', 'C3NE'] },
    {
      move: 'C3>C4N',
      end: 'C4',
      heading: 'N',
      steps: 1,
      path: ['C3N', 'C4N'],
      attacks: [shot('C8', 'C3>C4N(C8)'), fails('F7')],
    },
    {
      move: 'C3>C4NE',
      end: 'C4',
      heading: 'NE',
      steps: 2,
      path: ['C3N', 'C4N', 'C4NE'],
      attacks: [shot('C8', 'C3>C4NE(C8)'), shot('F7', 'C3>C4NE(F7)')],
    },
    { move: 'C3>C4W', end: 'C4', heading: 'W', steps: 3, path: ['C3N'] },
    { move: 'C3>off', leaves: true, steps: 4, path: ['C3N', 'off'] },
    { move: 'C3>D3~', end: 'D3', sinks: true, steps: 3, path: ['C3N', 'C3E', 'D3'] },
  ],
};
const MONSTER: EndsAnswer = {
  square: 'D3',
  side: 'white',
  kind: 'M',
  to_move: true,
  ends: [
    {
      move: 'D3>D4N',
      end: 'D4',
      heading: 'N',
      steps: 1,
      path: ['D3N', 'D4N'],
      attacks: [
        { weapon: 'tail', target: 'D3', verdict: 'destroys', text: '', move: 'D3>D4Nt(D3)' },
        { weapon: 'flame', target: 'D6', verdict: 'destroys', text: '', move: 'D3>D4Nf(D6)' },
        { weapon: 'throw', target: 'D5', to: 'D7', verdict: 'destroys', text: '', move: 'D3>D4Nx(D5>D7)' },
      ],
      combinations: [
        { move: 'D3>D4N' },
        { move: 'D3>D4Nf(D6)', weapon: 'flame', target: 'D6' },
        { move: 'D3>D4Nx(D5>D7)', weapon: 'throw', target: 'D5', to: 'D7' },
        { move: 'D3>D4Nt(D3)', tail: 'D3' },
        { move: 'D3>D4Nt(D3)f(D6)', tail: 'D3', weapon: 'flame', target: 'D6' },
        { move: 'D3>D4Nt(D3)x(D5>D7)', tail: 'D3', weapon: 'throw', target: 'D5', to: 'D7' },
      ],
    },
  ],
};

const picked = (answer: EndsAnswer): Turn =>
  turns.learn(turns.pick(answer.square), answer.square, readEnds(answer));
const end = (turn: Turn): string => (turn.is === 'posed' ? `${turn.end.square}${turn.end.heading}` : turn.is);

describe('reading what the table answers', () => {
  it('fills in what was left out', () => {
    const [first, , , , leaving, sinking] = readEnds(TANK);
    expect(first).toMatchObject({
      square: 'C3',
      heading: 'NE',
      leaves: false,
      attacks: [],
      choices: [{ attacks: [], action: 'C3>C3NE' }],
    });
    expect(leaving).toMatchObject({
      square: '',
      heading: '',
      leaves: true,
      path: [{ square: 'C3', heading: 'N' }],
    });
    expect(sinking).toMatchObject({ square: 'D3', heading: '', sinks: true });
  });

  it('knows every way to complete a turn', () => {
    expect(readEnds(TANK)[1]?.choices).toEqual([
      { attacks: [], action: 'C3>C4N' },
      { attacks: [0], action: 'C3>C4N(C8)' },
    ]);
    expect(readEnds(MONSTER)[0]?.choices.at(-1)).toEqual({ attacks: [0, 2], action: 'D3>D4Nt(D3)x(D5>D7)' });
  });
});

describe('a turn', () => {
  it('waits for the answer about the piece that is chosen, and no other', () => {
    const turn = turns.pick('C3');
    expect(turns.endsOf(turn)).toEqual([]);
    expect(turns.learn(turn, 'E5', readEnds(TANK))).toBe(turn);
    expect(turns.endsOf(turns.learn(turn, 'C3', readEnds(TANK)))).toHaveLength(6);
  });

  it('takes the cheapest heading of a square, or the one closest to a given heading', () => {
    expect(end(turns.poseOn(picked(TANK), 'C4', null))).toBe('C4N');
    expect(end(turns.poseOn(picked(TANK), 'C4', 'E'))).toBe('C4NE');
    expect(end(turns.poseOn(picked(TANK), 'C4', 'SW'))).toBe('C4W');
    expect(end(turns.poseOn(picked(TANK), 'H8', null))).toBe('picked');
  });

  it('aims at an only target by itself, and says the action', () => {
    expect(turns.action(turns.poseOn(picked(TANK), 'C4', null))).toBe('C3>C4N(C8)');
    expect(turns.action(turns.poseOn(picked(TANK), 'C4', 'NE'))).toBe('C3>C4NE');
    expect(turns.action(picked(TANK))).toBeNull();
  });

  it('turns to the next heading there is, and keeps its aim where it can', () => {
    const posed = turns.poseOn(picked(TANK), 'C4', null);
    const right = turns.turnBy(posed, 1);
    expect([end(right), turns.action(right)]).toEqual(['C4NE', 'C3>C4NE(C8)']);
    expect(end(turns.turnBy(posed, -1))).toBe('C4W');
    expect(turns.action(turns.turnBy(posed, -1))).toBe('C3>C4W');
  });

  it('aims by itself after a detour too, but never again once the player has said no', () => {
    const detour = turns.poseOn(turns.poseOn(picked(TANK), 'C3', null), 'C4', null);
    expect(turns.action(detour)).toBe('C3>C4N(C8)');
    const refused = turns.toggle(detour, 0);
    expect(turns.action(refused)).toBe('C3>C4N');
    expect(turns.action(turns.poseOn(turns.poseOn(refused, 'C3', null), 'C4', null))).toBe('C3>C4N');
  });

  it('aims at what is tapped, and no more when it is tapped again', () => {
    const posed = turns.poseOn(picked(TANK), 'C4', 'NE');
    const aimed = turns.aimAt(posed, 'F7');
    expect(turns.action(aimed)).toBe('C3>C4NE(F7)');
    expect(turns.action(turns.aimAt(aimed, 'C8'))).toBe('C3>C4NE(C8)');
    expect(turns.action(turns.aimAt(aimed, 'F7'))).toBe('C3>C4NE');
    expect(turns.aimAt(posed, 'A1')).toBe(posed);
  });

  it('never aims at what cannot be destroyed', () => {
    const posed = turns.poseOn(picked(TANK), 'C4', 'N');
    expect(turns.toggle(posed, 1)).toBe(posed);
    expect(turns.aimAt(posed, 'F7')).toBe(posed);
  });

  it('finds the nearest place to shoot from', () => {
    expect(turns.prey(turns.endsOf(picked(TANK)))).toEqual(new Set(['C8', 'F7']));
    expect(turns.action(turns.hunt(picked(TANK), 'C8'))).toBe('C3>C4N(C8)');
    expect(turns.action(turns.hunt(picked(TANK), 'F7'))).toBe('C3>C4NE(F7)');
    expect(turns.hunt(picked(TANK), 'A1').is).toBe('picked');
  });

  it('looks straight at what it hunts, and drives up to it, if that costs nothing', () => {
    const end = (square: string, heading: string) => ({
      move: `C3>${square}${heading}`,
      end: square,
      heading,
      steps: 1,
      path: ['C3N', `${square}${heading}`],
      attacks: [shot('C8', `C3>${square}${heading}(C8)`)],
    });
    const aside = { ...TANK, ends: [end('C3', 'NE'), end('C2', 'N'), end('C4', 'N')] } as EndsAnswer;
    expect(turns.action(turns.hunt(picked(aside), 'C8'))).toBe('C3>C4N(C8)');
  });

  it('knows who backs up', () => {
    const ends = readEnds({
      ...TANK,
      ends: [
        { move: 'C3>C2N', end: 'C2', heading: 'N', steps: 1, path: ['C3N', 'C2N'] },
        { move: 'C3>C4N', end: 'C4', heading: 'N', steps: 1, path: ['C3N', 'C4N'] },
        { move: 'C3>C3S', end: 'C3', heading: 'S', steps: 4, path: ['C3N', 'C3S'] },
      ],
    });
    expect(ends.map((end) => turns.backsUp('C3', end))).toEqual([true, false, false]);
  });

  it('leaves and sinks only on purpose', () => {
    expect(turns.action(turns.poseOn(picked(TANK), '', null))).toBe('C3>off');
    expect(turns.action(turns.poseOn(picked(TANK), 'D3', null))).toBe('C3>D3~');
  });

  it('is taken back step by step', () => {
    const posed = turns.poseOn(picked(TANK), 'C4', null);
    expect(turns.back(posed)).toMatchObject({ is: 'picked', from: 'C3' });
    expect(turns.back(turns.back(posed))).toBe(turns.IDLE);
  });

  it('lets a Monster use its tail and one more weapon, and nothing else', () => {
    const posed = turns.poseOn(picked(MONSTER), 'D4', null);
    const tail = turns.toggle(posed, 0);
    const both = turns.toggle(tail, 1);
    expect(turns.action(posed)).toBe('D3>D4N');
    expect(turns.action(both)).toBe('D3>D4Nt(D3)f(D6)');
    expect(turns.action(turns.toggle(both, 2))).toBe('D3>D4Nt(D3)x(D5>D7)');
    expect(turns.action(turns.toggle(both, 0))).toBe('D3>D4Nf(D6)');
    expect(turns.action(turns.aimAt(posed, 'D7'))).toBe('D3>D4Nx(D5>D7)');
  });

  it('goes round all ways to complete it', () => {
    let turn = turns.poseOn(picked(MONSTER), 'D4', null);
    const seen = new Set<string | null>();
    for (let count = 0; count < 6; count++) {
      seen.add(turns.action(turn));
      turn = turns.cycle(turn);
    }
    expect(seen.size).toBe(6);
    expect(turns.action(turn)).toBe('D3>D4N');
  });

  it('tells ways with the same end and other effects apart', () => {
    const answer: EndsAnswer = {
      ...MONSTER,
      ends: [
        { move: 'D3>E4N', end: 'E4', heading: 'N', steps: 1 },
        { move: 'D3>E4N*E3', end: 'E4', heading: 'N', steps: 2, stomps: ['E3'] },
      ],
    };
    const posed = turns.poseOn(picked(answer), 'E4', null) as Posed;
    expect(turns.variants(posed).map((one) => one.stomped)).toEqual([[], ['E3']]);
  });
});

describe('advice', () => {
  const laidOut = (answer: EndsAnswer, action: string): string => {
    const turn = turns.follow(picked(answer), action);
    return `${end(turn)} ${turns.action(turn) ?? ''}`.trim();
  };

  it('is laid out as if it had been chosen, whatever marks it carries', () => {
    expect(laidOut(TANK, 'C3>C4NE(F7)+')).toBe('C4NE C3>C4NE(F7)');
    expect(laidOut(TANK, 'C3>C4NE+-')).toBe('C4NE C3>C4NE');
    expect(laidOut(TANK, 'C3>off=')).toBe('C3>off');
    expect(laidOut(MONSTER, 'D3>D4Nt(D3)f(D6)#')).toBe('D4N D3>D4Nt(D3)f(D6)');
  });

  it('leaves the turn alone if it is about something else, or comes before the ends are known', () => {
    expect(laidOut(TANK, 'H1>H2N')).toBe('picked');
    expect(turns.follow(turns.pick('C3'), 'C3>C4N')).toEqual(turns.pick('C3'));
    expect(turns.follow(turns.IDLE, 'C3>C4N')).toBe(turns.IDLE);
  });

  it('spends no mine by itself, and aims at no own tank by a tap', () => {
    const mine = (target: string, own: boolean) => ({
      weapon: 'detonation' as const,
      target,
      verdict: 'destroys' as const,
      text: '',
      own,
      move: `C3>C4N!(${target})`,
    });
    const end = { move: 'C3>C4N', end: 'C4', heading: 'N' as const, steps: 1, path: ['C3N', 'C4N'] };
    const ends = readEnds({ ...TANK, ends: [{ ...end, attacks: [mine('F7', false), mine('B2', true)] }] });
    const turn = turns.poseOn(turns.learn(turns.pick('C3'), 'C3', ends), 'C4', 'N');
    expect(turns.action(turn)).toBe('C3>C4N');
    expect([...turns.prey(ends)]).toEqual(['F7']);
    expect(turns.action(turns.aimAt(turn, 'F7'))).toBe('C3>C4N!(F7)');
    expect(turns.aimAt(turn, 'B2')).toBe(turn);
    expect(turns.action(turns.toggle(turn, 1)), 'from the list it can be chosen').toBe('C3>C4N!(B2)');
  });

  it('reads what a movement pushes, sets off or does about the flag', () => {
    const end = { move: 'C3>C4N', end: 'C4', heading: 'N' as const, pushes: ['C4>C5'], flag: 'takes' };
    const [first, second] = readEnds({ ...TANK, ends: [end, { move: 'C3>C4!', end: 'C4', explodes: true }] });
    expect(first).toMatchObject({ pushed: ['C4>C5'], flag: 'takes', explodes: false, mines: [] });
    expect(second).toMatchObject({ explodes: true, heading: '', flag: '' });
  });
});
