import { expect, it } from 'vitest';
import { fullTime, leftNow, showTime, type Clock } from '../src/lib/clock';

const clock: Clock = {
  setting: { type: 'countdown', minutes: 1, increment: 0 },
  left: [60_000, 30_000],
  running: [0],
  paused: false,
  receivedAt: 1_000,
};

it.each([
  [0, '0:00.0'],
  [-5, '0:00.0'],
  [9_949, '0:09.9'],
  [10_000, '0:10'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [1_800_000, '30:00'],
  [3_909_000, '1:05:09'],
  [86_400_000, '1 d 00 h'],
  [183_600_000, '2 d 03 h'],
])('%d ms are shown as %s', (ms, text) => {
  expect(showTime(ms)).toBe(text);
});

it('runs for the one whose time runs, and for nobody else', () => {
  expect([leftNow(clock, 0, 11_000), leftNow(clock, 1, 11_000)]).toEqual([50_000, 30_000]);
});

it('stops at zero, stands still in a pause, and is nothing without a limit', () => {
  expect(leftNow(clock, 0, 100_000)).toBe(0);
  expect(leftNow({ ...clock, paused: true }, 0, 11_000)).toBe(60_000);
  expect(leftNow({ ...clock, left: [] }, 0, 11_000)).toBeNull();
});

it('knows the whole time of each sort of clock', () => {
  expect([
    fullTime({ type: 'none' }),
    fullTime({ type: 'decision', seconds: 45 }),
    fullTime({ type: 'countdown', minutes: 2, increment: 5 }),
    fullTime({ type: 'days', days: 1 }),
  ]).toEqual([null, 45_000, 120_000, 86_400_000]);
});
