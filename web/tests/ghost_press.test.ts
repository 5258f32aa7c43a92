import { describe, expect, it } from 'vitest';
import { PressGuard, SETTLING, TOGETHER, WATCHED, type Control } from '$lib/ghost_press';

const rematch: Control = { element: 'first', words: 'Rematch' };
const bot: Control = { element: 'second', words: 'Bot for me' };
const HERE = [100, 100] as const;

describe('a press that was meant for what stood there before', () => {
  it('does nothing when it is the second one of a double click', () => {
    const guard = new PressGuard();
    expect(guard.press(0, HERE, rematch)).toBe(false);
    expect(guard.press(TOGETHER - 1, [104, 97], bot)).toBe(true);
  });

  it('does nothing as long as somebody goes on pressing', () => {
    const guard = new PressGuard();
    guard.press(0, HERE, rematch);
    expect(guard.press(300, HERE, bot)).toBe(true);
    expect(guard.press(700, HERE, bot)).toBe(true);
    expect(guard.press(700 + TOGETHER, HERE, bot)).toBe(false);
  });

  it('does nothing on what has just appeared, however long that took', () => {
    const guard = new PressGuard();
    guard.press(0, HERE, rematch);
    guard.look(1500, rematch);
    guard.look(1600, bot);
    expect(guard.press(1600 + SETTLING - 1, HERE, bot)).toBe(true);
  });

  it('is a press like any other on what has been there for a while', () => {
    const guard = new PressGuard();
    guard.press(0, HERE, rematch);
    guard.look(600, bot);
    expect(guard.press(600 + SETTLING, HERE, bot)).toBe(false);
  });

  it('is a press like any other on the same button, and elsewhere', () => {
    const guard = new PressGuard();
    guard.press(0, HERE, rematch);
    expect(guard.press(100, HERE, rematch)).toBe(false);
    expect(guard.press(200, [160, 100], bot)).toBe(false);
  });

  it('is a press like any other after a key or a scroll', () => {
    const guard = new PressGuard();
    guard.press(0, HERE, rematch);
    guard.forget();
    expect(guard.press(100, HERE, bot)).toBe(false);
  });

  it('tells a button by its words too', () => {
    const guard = new PressGuard();
    guard.press(0, HERE, rematch);
    expect(guard.press(100, HERE, { ...rematch, words: 'Resign' })).toBe(true);
  });

  it('watches the place of the last press for a while only', () => {
    const guard = new PressGuard();
    expect(guard.watched(0)).toBeNull();
    guard.press(0, HERE, null);
    expect(guard.watched(WATCHED - 1)).toEqual(HERE);
    expect(guard.watched(WATCHED)).toBeNull();
  });
});
