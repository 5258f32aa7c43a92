import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitmentOf, compare, remember, told } from '../src/lib/fairness';

const hash = (seed: string) => createHash('sha256').update(seed).digest('hex');

class MatchLoader {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MatchLoader());
});

describe('what a match told first', () => {
  it('is kept, whatever it tells later', () => {
    remember('m1', 'a', 2);
    remember('m1', 'b', 9);
    expect(told('m1')).toEqual({ commitment: 'a', version: 2 });
    expect(told('elsewhere')).toBeUndefined();
  });

  it('is kept for the newest matches only', () => {
    for (let n = 0; n < 400; n++) remember(`n${n}`, 'c', 0);
    expect(told('n0')).toBeUndefined();
    expect(told('n399')).toBeDefined();
  });

  it('is known for a while without storage', () => {
    vi.stubGlobal('localStorage', undefined);
    remember('without', 'd', 1);
    expect(told('without')?.commitment).toBe('d');
  });
});

describe('the seed and the commitment', () => {
  it('are compared as the table computes them', async () => {
    expect(await commitmentOf('a seed')).toBe(hash('a seed'));
    expect(await compare('a seed', { commitment: hash('a seed'), version: 0 })).toBe('fits');
    expect(await compare('a seed', { commitment: hash('another'), version: 0 })).toBe('differs');
    expect(await compare('a seed', undefined)).toBe('not-told');
  });

  it('cannot be compared where the browser will not compute', async () => {
    vi.stubGlobal('crypto', {});
    expect(await compare('a seed', { commitment: hash('a seed'), version: 0 })).toBe('cannot');
    vi.unstubAllGlobals();
  });
});
