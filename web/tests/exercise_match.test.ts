import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExerciseMatch } from '../src/lib/exercise_match.svelte';
import type { Exercise, ExerciseForm, ExerciseVerdict } from '../src/lib/generated/server';
import { Refused } from '../src/lib/socket';
import { line } from './fake_socket';

/** A server that knows one task of two steps: first `go`, then `fire`; `stray` can be played and is wrong. */
const ANSWERS: Record<string, [played: number, verdict: ExerciseVerdict]> = {
  '': [0, { word: 'open', prompt: 'Go!', solution: 'go', hint: 'Look at A1.' }],
  go: [1, { word: 'right', sentence: 'Good.', prompt: 'Fire!', solution: 'fire' }],
  'go,stray': [3, { word: 'wrong', sentence: 'Now you are hit.', prompt: 'Fire!' }],
  'go,fire': [2, { word: 'done', sentence: 'Hit.' }],
  stray: [2, { word: 'wrong', sentence: 'That leads nowhere.', prompt: 'Go!' }],
  jump: [
    0,
    { word: 'wrong', sentence: 'A tank cannot jump.', prompt: 'Go!', forbidden: true, solution: 'go' },
  ],
};

const asked: { path: string; body: ExerciseForm & { about?: string } }[] = [];

function answer(path: string, body: ExerciseForm): [number, unknown] {
  const key = (body.actions ?? []).join();
  if (path.endsWith('/ask')) return [200, { key }];
  const found = ANSWERS[key];
  if (!found) return [422, { code: 'illegal', detail: 'No such action.' }];
  const [played, verdict] = found;
  const log = Array.from({ length: played }, (_, n) => line(n + 1, `line ${n + 1}`));
  const shown: Exercise = {
    game: 'tank-chess',
    seat: 0,
    seats: [
      { seat: 0, name: 'White', kind: 'person', bot: '', here: true },
      { seat: 1, name: 'Black', kind: 'bot', bot: '', here: true },
    ],
    turn: played,
    to_act: ['done', 'wrong'].includes(verdict.word) && !verdict.forbidden ? [] : [0],
    views: { public: { line: key } },
    log,
    verdict,
  };
  return [200, shown];
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as ExerciseForm;
    asked.push({ path, body });
    const [status, told] = answer(path, body);
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function sit(): Promise<ExerciseMatch> {
  const match = new ExerciseMatch('lesson/steps/1');
  await match.load();
  return match;
}

describe('an exercise', () => {
  it('is a match at which its learner sits', async () => {
    const match = await sit();
    expect([match.game, match.me, match.myTurn, match.loaded]).toEqual(['tank-chess', 0, true, true]);
    expect(match.verdict?.prompt).toBe('Go!');
    expect(match.lastLines).toEqual([]);
  });

  it('sends all that was done, and plays only what is new', async () => {
    const match = await sit();
    await match.act(0, 'go');
    await match.act(0, 'fire');
    expect(asked.at(-1)?.body.actions).toEqual(['go', 'fire']);
    expect(match.lastLines.map((one) => one.text)).toEqual(['line 2']);
    expect([match.verdict?.word, match.myTurn]).toEqual(['done', false]);
  });

  it('shows what a wrong try leads to, and takes only it back', async () => {
    const match = await sit();
    await match.act(0, 'go');
    await match.act(0, 'stray');
    expect([match.verdict?.word, match.turn, match.myTurn, match.misses]).toEqual(['wrong', 3, false, 1]);
    await match.again();
    expect([match.turn, match.myTurn, match.verdict?.word]).toEqual([1, true, 'right']);
    expect(match.actions).toEqual(['go']);
    expect(match.lastLines).toEqual([]);
    await match.act(0, 'fire');
    expect(match.verdict?.word).toBe('done');
  });

  it('stays where it was when a rule forbids the try', async () => {
    const match = await sit();
    await match.act(0, 'jump');
    expect([match.verdict?.word, match.turn, match.myTurn, match.misses]).toEqual(['wrong', 0, true, 1]);
    expect(await match.ask('ends A1')).toEqual({ key: '' });
    await match.act(0, 'go');
    expect([match.verdict?.word, match.misses]).toEqual(['right', 0]);
  });

  it('is refused in the words of the server, and nothing changes', async () => {
    const match = await sit();
    await expect(match.act(0, 'nonsense')).rejects.toThrow(new Refused('illegal', 'No such action.'));
    expect([match.actions, match.pending]).toEqual([[], false]);
  });

  it('asks about what stands on the board', async () => {
    const match = await sit();
    await match.act(0, 'go');
    expect(await match.ask('ends A1')).toEqual({ key: 'go' });
    expect(asked.at(-1)?.body.about).toBe('ends A1');
  });

  it('begins anew', async () => {
    const match = await sit();
    await match.act(0, 'stray');
    await match.restart();
    expect([match.actions, match.misses, match.turn, match.verdict?.word]).toEqual([[], 0, 0, 'open']);
  });

  it('lays out a right action, or plays it for whoever cannot find it', async () => {
    const match = await sit();
    expect(await match.hint()).toMatchObject({ action: 'go', text: 'Look at A1.', turn: 0 });
    await match.showSolution();
    expect([match.givenAway, match.verdict?.word, match.actions]).toEqual([true, 'right', ['go']]);
    await match.restart();
    expect(match.givenAway).toBe(false);
  });

  it('lets one person move for everybody where nobody judges', async () => {
    const match = new ExerciseMatch({ game: 'tank-chess', position: '', seat: 0 }, true);
    await match.load();
    expect(match.yours).toEqual([0, 1]);
    await match.act(0, 'go');
    await match.again();
    expect(match.actions).toEqual([]);
  });

  it('says nothing of a try before it was shown', async () => {
    const match = await sit();
    const gone = match.attend();
    await match.act(0, 'go');
    expect([match.showing, match.verdict?.word, match.myTurn, match.turn]).toEqual([true, 'open', false, 1]);
    match.shown();
    expect([match.showing, match.verdict?.word, match.myTurn]).toEqual([false, 'right', true]);
    await match.act(0, 'fire');
    gone();
    expect(match.verdict?.word).toBe('done');
  });

  it('takes only the newest answer', async () => {
    const match = await sit();
    const slow = match.act(0, 'stray');
    await match.restart();
    await slow;
    expect([match.actions, match.verdict?.word]).toEqual([[], 'open']);
  });
});
