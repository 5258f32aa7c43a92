import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { need, say } from '../src/lib/i18n.svelte';
import type { Language } from '../src/lib/types';

const folder = (language: Language) =>
  fileURLToPath(new URL(`../../src/behemoth/locale/${language}`, import.meta.url));
const source = fileURLToPath(new URL('../src', import.meta.url));

function catalogue(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(folder(language)).filter((name) => /^web.*\.ftl$/.test(name))) {
    let key = '';
    for (const text of readFileSync(`${folder(language)}/${file}`, 'utf8').split('\n')) {
      const start = /^([a-zA-Z][\w-]*) *=/.exec(text);
      if (start) {
        key = start[1]!;
        expect(found.has(key), `${key} twice`).toBe(false);
        found.set(key, '');
      }
      if (key && !text.startsWith('#')) found.set(key, `${found.get(key)}\n${text}`);
    }
  }
  return found;
}

const [en, de] = [catalogue('en'), catalogue('de')];
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((one) => one[1]))].sort();

beforeAll(async () => {
  for (const file of readdirSync(folder('en'))) await need(/^web-(.*)\.ftl$/.exec(file)?.[1] ?? '');
});

describe('the catalogue', () => {
  it('has the same keys in both languages', () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('fills the same arguments in both languages', () => {
    for (const [key, text] of en) expect(variables(de.get(key) ?? ''), key).toEqual(variables(text));
  });

  it('reads every sentence without a fault', () => {
    const all = new Proxy(
      {},
      {
        get: (_, name) => (name === 'count' || name === 'days' ? 2 : 'x'),
        has: () => true,
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    );
    for (const [key, text] of en) {
      for (const language of ['en', 'de'] as const) {
        const args = Object.fromEntries(
          variables(text).map((name) => [name, (all as Record<string, string>)[name ?? ''] ?? 'x']),
        );
        const told = say(language, key, args);
        expect(told, `${language} ${key}`).not.toBe(key);
        expect(told, `${language} ${key}`).not.toMatch(/\{/);
      }
    }
  });

  it('knows every key that a page asks for by name', () => {
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.(svelte|ts)$/.test(name) && !name.includes('.test.'),
    )) {
      const text = readFileSync(`${source}/${file}`, 'utf8');
      for (const [, key] of text.matchAll(/\bt\(\s*'([\w-]+)'/g))
        expect(en.has(key!), `${key} in ${file}`).toBe(true);
    }
  });
});

it('counts as people do', () => {
  expect(say('en', 'web-clock-days', { days: 1 })).toBe('One day a move');
  expect(say('de', 'web-clock-days', { days: 3 })).toBe('3 Tage je Zug');
});

it('shows the key where a sentence is missing, so that it is noticed', () => {
  expect(say('en', 'web-no-such-key')).toBe('web-no-such-key');
});
