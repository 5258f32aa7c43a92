import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../src/lib/api';
import type { LinesReport } from '../src/lib/generated/server';

const calls = { find: vi.fn(), look: vi.fn(), stop: vi.fn() };
vi.mock('../src/lib/api', async (real) => ({
  ...(await real<object>()),
  findLines: (form: unknown) => calls.find(form) as unknown,
  linesOf: (job: string) => calls.look(job) as unknown,
  stopLines: (job: string) => calls.stop(job) as unknown,
}));
const { LiveLines } = await import('../src/lib/live_lines.svelte');

const report = (job: string, status: LinesReport['status'] = 'running', round = 0): LinesReport => ({
  job,
  status,
  round,
  of: 5,
  depth: round,
  nodes: 0,
  lines: [],
});

beforeEach(() => {
  vi.useFakeTimers();
  for (const call of Object.values(calls)) call.mockReset();
  calls.find.mockImplementation(() => Promise.resolve(report('one')));
  calls.look.mockImplementation((job: string) => Promise.resolve(report(job, 'running', 1)));
  calls.stop.mockImplementation(() => Promise.resolve());
});
afterEach(() => vi.useRealTimers());

describe("the engine's lines", () => {
  it('are not asked for until somebody wants them, nor for what is passed by', async () => {
    const live = new LiveLines();
    live.look('tank-chess', 'p1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls.find).not.toHaveBeenCalled();
    live.turn(true);
    live.look('tank-chess', 'p2');
    live.look('tank-chess', 'p3');
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.find.mock.calls).toEqual([[{ game: 'tank-chess', state: 'p3', lines: 1 }]]);
  });

  it('come deeper while one looks, and stop when one goes on or leaves', async () => {
    const live = new LiveLines();
    live.turn(true);
    live.look('tank-chess', 'p1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(live.report?.depth).toBe(1);
    live.look('tank-chess', 'p2');
    expect(calls.stop).toHaveBeenCalledWith('one');
    expect(live.report).toBeNull();
    calls.find.mockImplementation(() => Promise.resolve(report('two')));
    await vi.advanceTimersByTimeAsync(300);
    live.leave();
    expect(calls.stop).toHaveBeenLastCalledWith('two');
    const asked = calls.look.mock.calls.length;
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls.look.mock.calls.length).toBe(asked);
  });

  it('are stopped if they come when nobody looks any more', async () => {
    const live = new LiveLines();
    live.turn(true);
    live.look('tank-chess', 'p1');
    let answer: (found: LinesReport) => void = () => undefined;
    calls.find.mockImplementation(() => new Promise((found) => (answer = found)));
    await vi.advanceTimersByTimeAsync(300);
    live.leave();
    answer(report('late'));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls.stop).toHaveBeenCalledWith('late');
  });

  it('are refused in words, and asked for again where only the last search is in the way', async () => {
    const live = new LiveLines();
    live.turn(true);
    calls.find.mockRejectedValueOnce(new ApiProblem('too-many', 'wait', 429));
    live.look('tank-chess', 'p1');
    await vi.advanceTimersByTimeAsync(2000);
    expect([live.trouble, live.report?.job]).toEqual(['', 'one']);
    calls.find.mockRejectedValueOnce(new ApiProblem('refused', 'It is being played.', 409));
    live.look('tank-chess', 'p2');
    await vi.advanceTimersByTimeAsync(2000);
    expect([live.trouble, live.running]).toEqual(['It is being played.', false]);
  });
});
