import { beforeAll, describe, expect, it } from 'vitest';
import { serveGames } from '../../tests/server_games';
import type { GameEvent } from '$lib/types';
import { name } from './identity';
import { newestEvents, readPath, type Piece } from './model';
import { between, BOOM, FALL, LONGEST, plan, SHOT, STEP, STRIKES } from './motion';

beforeAll(() => serveGames());

const drove = (path: string, event: 'Drove' | 'Stepped' = 'Drove', piece = 'LT'): GameEvent => ({
  event,
  side: 'white',
  piece,
  start: path.split(' ')[0]!.replace(/[NESW]+$/, ''),
  end: 'C5',
  heading: 'N',
  path,
});
const fired: GameEvent = {
  event: 'Fired',
  side: 'white',
  piece: 'LT',
  start: 'C5',
  target: 'C8',
  strength: 1,
  armour: 0,
  armour_side: 'rear',
  observer: '',
};
const destroyed = (square: string, how = 'shot'): GameEvent => ({
  event: 'Destroyed',
  side: 'black',
  piece: 'MT',
  square,
  how,
});

describe('motion', () => {
  it('takes as long as the look says: steps, then the shot, then the explosion', () => {
    const scene = plan([drove('C3N C4N C5N'), fired, destroyed('C8')]);
    expect(scene.drives[0]).toMatchObject({ from: 'C3', at: 0, end: 2 * STEP });
    expect(scene.flights[0]).toMatchObject({ strike: 'shot', to: 'C8', at: 2 * STEP, end: 2 * STEP + SHOT });
    expect(scene.booms[0]).toMatchObject({ square: 'C8', at: 2 * STEP + SHOT });
    expect(scene.end).toBe(2 * STEP + SHOT + BOOM);
    expect(scene.sounds.map((one) => one.sound)).toEqual(['tracks', 'shot', 'explosion']);
  });

  it('pushes as the bulldozer comes, and says so where it ends in the water', () => {
    const pushed: GameEvent = { event: 'Pushed', thing: 'low', start: 'C5', end: 'C6', gone: true };
    const scene = plan([drove('C3N C4N C5N', 'Drove', 'B'), pushed]);
    expect(scene.slides).toEqual([{ thing: 'low', from: 'C5', to: 'C6', at: STEP, end: 2 * STEP }]);
    expect(scene.sounds.map((one) => one.sound)).toEqual(['tracks', 'splash']);
    expect(scene.end).toBe(2 * STEP);
  });

  it('blows up who drives onto a mine, after the drive', () => {
    const scene = plan([{ event: 'Blown', side: 'white', piece: 'LT', square: 'C5', path: 'C3N C4N C5' }]);
    expect(scene.drives[0]).toMatchObject({ from: 'C3', gone: true, end: 2 * STEP });
    expect(scene.booms[0]).toMatchObject({ square: 'C5', at: 2 * STEP, wet: false });
  });

  it('gives a signal before a remote mine goes off', () => {
    const scene = plan([
      drove('C3N C4N'),
      { event: 'Detonated', side: 'white', square: 'F7' },
      destroyed('F7', 'mine'),
    ]);
    expect(scene.flights[0]).toMatchObject({ strike: 'detonation', to: 'F7', at: STEP });
    expect(scene.booms[0]).toMatchObject({ square: 'F7', at: STEP + STRIKES.detonation });
    expect(scene.sounds.map((one) => one.sound)).toEqual(['tracks', 'beep', 'explosion']);
  });

  it('shows who has seen the target of a mortar', () => {
    expect(plan([{ ...fired, observer: 'E5' } as GameEvent]).flights[0]).toMatchObject({ via: 'E5' });
    expect(plan([fired]).flights[0]).toMatchObject({ via: '' });
  });

  it('sounds a flag that is taken or lost, and a mine that is laid', () => {
    const sounds = plan([
      { event: 'TookFlag', side: 'white', piece: 'LT', square: 'C5' },
      { event: 'FlagBack', side: 'black', square: 'C5' },
      { event: 'Placed', seat: 0, square: '', left: 1 },
    ]).sounds.map((one) => one.sound);
    expect(sounds).toEqual(['flag', 'flag', 'tick']);
  });

  it('never takes longer than a turn may', () => {
    const events: GameEvent[] = [
      drove('C3N C4N C5N'),
      destroyed('C4', 'stomp'),
      fired,
      destroyed('C8'),
      { event: 'Swung', start: 'C5', target: 'C4' },
      destroyed('C4', 'tail'),
      fired,
      destroyed('C9'),
    ];
    const scene = plan(events);
    expect(scene.end).toBeLessThanOrEqual(LONGEST);
    expect(Math.max(...scene.booms.map((one) => one.end))).toBeLessThanOrEqual(LONGEST + 0.001);
  });

  it('takes longer at a calmer speed, all of it alike', () => {
    const events = [drove('C3N C4N C5N'), fired, destroyed('C8')];
    const [full, calm] = [plan(events), plan(events, 3)];
    expect(calm.end).toBe(full.end * 3);
    expect(calm.booms[0]!.at).toBe(full.booms[0]!.at * 3);
    expect(calm.sounds.map((one) => one.at)).toEqual(full.sounds.map((one) => one.at * 3));
  });

  it('lets a Monster fall over to its side, and the ground shake', () => {
    const scene = plan([{ event: 'Toppled', square: 'C5', heading: 'E' }, destroyed('D5', 'crushed')]);
    expect(scene.topples).toEqual([{ square: 'C5', side: 'E', at: 0, end: FALL }]);
    expect(scene.sounds.map((one) => one.sound)).toEqual(['roar', 'stomp', 'explosion']);
    expect(scene.booms[0]!.at).toBe(FALL);
    expect(plan([{ event: 'Toppled', square: 'C5', heading: 'none' }]).topples[0]!.side).toBe('');
  });

  it('lets what is thrown be seen on its way', () => {
    const threw: GameEvent = { event: 'Threw', piece: 'LT', start: 'D5', end: 'G5' };
    const scene = plan([threw, destroyed('D5', 'throw'), destroyed('G5', 'throw')]);
    expect(scene.flights[0]).toMatchObject({ strike: 'throw', from: 'D5', to: 'G5', end: STRIKES.throw });
    // Both burst where they meet, not where one was lifted.
    expect(scene.booms.map(({ square, at }) => [square, at])).toEqual([
      ['G5', STRIKES.throw],
      ['G5', STRIKES.throw],
    ]);
  });

  it('stomps as the foot comes down', () => {
    expect(plan([drove('C3N C4N C5N'), destroyed('C4', 'stomp')]).booms[0]).toMatchObject({
      square: 'C4',
      at: STEP,
    });
  });

  it('steps like a drive, and is heard', () => {
    const scene = plan([drove('C3N D3N E3N', 'Stepped', 'M')]);
    expect(scene.drives[0]).toMatchObject({ from: 'C3', at: 0, end: 2 * STEP, gone: false });
    expect(scene.sounds).toEqual([{ sound: 'stomp', at: 0 }]);
  });

  it('does nothing for events that show nothing', () => {
    expect(plan([{ event: 'Check', side: 'white', square: 'C8' }]).end).toBe(0);
  });

  it('knows where a drive is', () => {
    const [drive] = plan([drove('C3N C4N C4NE')]).drives;
    expect(between(drive!, STEP / 2)).toMatchObject({
      first: { square: 'C3' },
      second: { square: 'C4' },
      share: 0.5,
    });
    expect(between(drive!, STEP * 1.5)).toMatchObject({
      first: { heading: 'N' },
      second: { heading: 'NE' },
      share: 0.5,
    });
    expect(between(drive!, STEP * 9)).toMatchObject({ first: { square: 'C4', heading: 'NE' } });
  });
});

describe('names of figures', () => {
  const piece = (square: string, kind = 'LT'): Piece => ({ side: 'white', kind, square, heading: 'N' });

  it('stay with the piece that moved, though another of its kind stands where it was', () => {
    const before = name([piece('C3'), piece('D3')], [], []);
    const after = name([piece('C5'), piece('D3')], before, [drove('C3N C4N C5N')]);
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
  });

  it('stay with a Monster that stepped aside', () => {
    const before = name([piece('C3', 'M'), piece('C5', 'M')], [], []);
    const after = name([piece('C5', 'M'), piece('D5', 'M')], before, [
      { ...drove('C5N D5N', 'Stepped', 'M'), end: 'D5' } as GameEvent,
      { ...drove('C3N C5N', 'Stepped', 'M'), end: 'C5' } as GameEvent,
    ]);
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id));
  });

  it('are new for a piece that was not there', () => {
    const before = name([piece('C3')], [], []);
    const after = name([piece('C3'), piece('E5', 'MT')], before, []);
    expect(after[0]!.id).toBe(before[0]!.id);
    expect(after[1]!.id).not.toBe(before[0]!.id);
  });

  it('follow a piece through a jump in a replay', () => {
    const before = name([piece('C3', 'HT')], [], []);
    expect(name([piece('H8', 'HT')], before, [])[0]!.id).toBe(before[0]!.id);
  });
});

describe('the log', () => {
  const line = (version: number, action: string, event: GameEvent['event']) => ({
    version,
    action,
    event: { event } as GameEvent,
    text: '',
    seat: 0,
    round: 1,
  });

  it('gives the events of the newest action', () => {
    const log = [
      line(1, 'C3>C5N', 'Drove'),
      line(2, 'H8>H7S', 'Drove'),
      line(2, '', 'Check'),
      line(3, '', 'MatchPaused'),
    ];
    expect(newestEvents(log).map((event) => event.event)).toEqual(['Drove', 'Check']);
    expect(newestEvents([])).toEqual([]);
  });

  it('reads paths, also off the board', () => {
    expect(readPath('C15N C16N off')).toEqual([
      { square: 'C15', heading: 'N' },
      { square: 'C16', heading: 'N' },
    ]);
  });
});
