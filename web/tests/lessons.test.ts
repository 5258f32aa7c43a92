import { beforeEach, describe, expect, it } from 'vitest';
import { guideTo } from '../src/lib/guides';
import { OWN } from '../src/lib/own_games';
import { ladder } from '../src/lib/ladder.svelte';
import { complete, following, nextLesson, openTask, parted, solved } from '../src/lib/lessons.svelte';
import type { LessonInfo } from '../src/lib/lessons.svelte';
import { progress } from '../src/lib/progress.svelte';

function lesson(id: string, game: string, ...tasks: string[]): LessonInfo {
  return {
    id,
    game,
    title: id,
    about: '',
    end: '',
    tasks: tasks.map((task, n) => ({ id: task, number: n + 1, rules: [] })),
  };
}

const STEPS = lesson('steps', 'tank-chess', 'forward', 'turn');
const FIRE = lesson('fire', 'tank-chess', 'ahead');
const TURN = lesson('turn', 'monster-combat', 'sword');
const ALL = [STEPS, FIRE, TURN];

describe('the way through the lessons', () => {
  beforeEach(() => progress.forget());

  it('begins at the beginning', () => {
    expect([progress.begun, solved(STEPS), openTask(STEPS)]).toEqual([false, 0, 1]);
    expect(nextLesson(ALL)).toBe(STEPS);
  });

  it('goes on where one was, and knows a task by its id', () => {
    progress.add('steps/forward');
    expect([solved(STEPS), openTask(STEPS), complete(STEPS)]).toEqual([1, 2, false]);
    progress.add('steps/turn');
    expect([complete(STEPS), openTask(STEPS)]).toEqual([true, 1]);
    expect(nextLesson(ALL)).toBe(FIRE);
  });

  it('leads from task to task and on to the next lesson of the same game', () => {
    expect(following(ALL, STEPS, 1)).toEqual({ lesson: STEPS, number: 2 });
    expect(following(ALL, STEPS, 2)).toEqual({ lesson: FIRE, number: 1 });
    expect(following(ALL, FIRE, 1)).toBeNull();
  });

  it('parts what a first game needs from what can wait', () => {
    expect(parted([STEPS, FIRE], 'steps')).toEqual([[STEPS], [FIRE]]);
    expect(parted([STEPS, FIRE], 'unknown')).toEqual([[STEPS, FIRE], []]);
  });

  it('ends', () => {
    for (const key of ['steps/forward', 'steps/turn', 'fire/ahead', 'turn/sword']) progress.add(key);
    expect(nextLesson(ALL)).toBeNull();
  });
});

describe('a guided game', () => {
  const calm = { turn: 9, happened: [], asked: false };

  it('has a word for every moment', () => {
    for (const game of Object.keys(OWN))
      for (const turn of [1, 2, 3, 5, 50]) expect(guideTo(game, { ...calm, turn })).toMatch(/^web-guide-/);
  });

  it('speaks of what matters most', () => {
    expect(guideTo('tank-chess', { ...calm, turn: 1, happened: ['Drove', 'Check'] })).toBe(
      'web-guide-tank-chess-check',
    );
    expect(guideTo('tank-chess', { ...calm, turn: 1 })).toBe('web-guide-tank-chess-start');
    expect(guideTo('monster-combat', { ...calm, asked: true })).toBe('web-guide-monster-combat-attacked');
  });

  it('is silent in a game nobody has written for', () => {
    expect(guideTo('chess', calm)).toBe('');
  });
});

describe('the ladder', () => {
  const bots = [1, 2, 8].map((level) => ({
    name: `level-${level}`,
    level,
    title: '',
    about: '',
    promise: 1,
    strength: '',
  }));

  it('offers the next level after two wins, each counted once', () => {
    ladder.won('tank-chess', 'level-1', 'a');
    ladder.won('tank-chess', 'level-1', 'a');
    expect(ladder.next('tank-chess', 'level-1', bots)).toBeNull();
    ladder.won('tank-chess', 'level-1', 'b');
    expect(ladder.next('tank-chess', 'level-1', bots)?.name).toBe('level-2');
    expect(ladder.next('monster-combat', 'level-1', bots)).toBeNull();
  });

  it('has nothing above the top', () => {
    for (const match of ['x', 'y']) ladder.won('tank-chess', 'level-8', match);
    expect(ladder.next('tank-chess', 'level-8', bots)).toBeNull();
  });
});
