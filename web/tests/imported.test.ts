import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findGame, fitting, isImported, keepGame, nameOf } from '../src/lib/imported';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('games opened from files', () => {
  it('are found again by an address that fits the router', () => {
    const name = keepGame('[Game "tank-chess"]');
    expect(name).toMatch(/^own-[\w-]{1,36}$/);
    expect(isImported(name)).toBe(true);
    expect(isImported('k3j2h1')).toBe(false);
    expect(findGame(name)).toBe('[Game "tank-chess"]');
    expect(findGame('own-unknown')).toBeNull();
  });

  it('have one name for one text', () => {
    expect(nameOf('a game')).toBe(nameOf('a game'));
    expect(nameOf('a game')).not.toBe(nameOf('b game'));
    expect(keepGame('a game')).toBe(keepGame('a game'));
  });

  it('are let go, the oldest first, when there is no room', () => {
    const names = Array.from({ length: 20 }, (_, n) => keepGame(`game ${n}`));
    expect(findGame(names[19]!)).toBe('game 19');
    expect(findGame(names[0]!)).toBeNull();
    const long = 'x'.repeat(1_000_000);
    expect(fitting([long, long, 'short'].map((text) => ({ id: text.slice(0, 3), text })))).toHaveLength(1);
  });

  it('are shown without being kept where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(keepGame('a game')).toBe('');
  });
});
