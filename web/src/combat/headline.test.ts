import { expect, test } from 'vitest';
import type { GameEvent, LogLine } from '$lib/types';
import { headline } from './headline';

const line = (event: string, fields: Record<string, unknown> = {}): LogLine => ({
  version: 1,
  text: event,
  event: { event, ...fields } as unknown as GameEvent,
  seat: null,
  action: '',
  round: 1,
});
const shownText = (lines: LogLine[], seat: number | null) => headline(lines, seat)?.text;

test('what befalls the own seat wins over what befalls others', () => {
  const lines = [
    line('CardPlayed', { seat: 0, target: null }),
    line('HeartsLost', { seat: 1 }),
    line('HeartsLost', { seat: 2 }),
    line('Fell', { seat: 2 }),
  ];
  expect(shownText(lines, 1)).toBe('HeartsLost');
  expect(headline(lines, 1)?.event).toMatchObject({ seat: 1 });
  expect(shownText(lines, 0)).toBe('Fell');
  expect(shownText(lines, null)).toBe('Fell');
});

test('being robbed counts, robbing does not', () => {
  const lines = [line('Stole', { thief: 0, victim: 1 }), line('TurnSkipped', { seat: 2 })];
  expect(shownText(lines, 1)).toBe('Stole');
  expect(shownText(lines, 0)).toBe('TurnSkipped');
});

test('the end of the game wins over everything', () => {
  expect(shownText([line('Fell', { seat: 1 }), line('GameEnded', { seats: [0] })], 1)).toBe('GameEnded');
});
