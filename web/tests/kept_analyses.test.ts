import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findAnalysis, forgetAnalysis, keepAnalysis, keptAnalyses } from '../src/lib/kept_analyses';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

describe('analyses in this browser', () => {
  it('are kept, changed in place, and forgotten', () => {
    expect(keepAnalysis({ id: 'a', text: 'one', title: 'A' })).toBe(true);
    expect(keepAnalysis({ id: 'b', text: 'two', title: 'B' })).toBe(true);
    keepAnalysis({ id: 'a', text: 'three', title: 'A' });
    expect(keptAnalyses().map((one) => one.id)).toEqual(['a', 'b']);
    expect(findAnalysis('a')?.text).toBe('three');
    forgetAnalysis('a');
    expect(findAnalysis('a')).toBeUndefined();
  });

  it('make room for newer ones', () => {
    for (let n = 0; n < 40; n++) keepAnalysis({ id: String(n), text: 'x', title: '' });
    expect(keptAnalyses()).toHaveLength(30);
    expect(findAnalysis('39')).toBeDefined();
    expect(keepAnalysis({ id: 'long', text: 'x'.repeat(1_600_000), title: '' })).toBe(false);
  });
});
