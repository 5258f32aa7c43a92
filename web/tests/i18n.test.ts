import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { learn, say } from '../src/lib/i18n.svelte';

const locale = fileURLToPath(new URL('../../src/behemoth/locale', import.meta.url));
const folder = (language: string) => `${locale}/${language}`;
const files = (language: string) =>
  readdirSync(folder(language))
    .filter((name) => /^web.*\.ftl$/.test(name))
    .map((name) => readFileSync(`${folder(language)}/${name}`, 'utf8'));
const languages = readdirSync(locale, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(one.parentPath + '/' + one.name).includes('web.ftl'))
  .map((one) => one.name);
const source = fileURLToPath(new URL('../src', import.meta.url));

function catalogue(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files(language)) {
    let key = '';
    for (const text of file.split('\n')) {
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

const en = catalogue('en');
const others = languages
  .filter((language) => language !== 'en')
  .map((language) => [language, catalogue(language)] as const);
const variables = (text: string) => [...new Set([...text.matchAll(/\$(\w+)/g)].map((one) => one[1]))].sort();

beforeAll(() => {
  expect(languages).toContain('de');
  for (const language of languages) learn(language, files(language).join('\n'));
});

describe('the catalogue', () => {
  it.each(others)('has the same keys in every language: %s', (_, other) => {
    expect([...other.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it.each(others)('fills the same arguments in every language: %s', (_, other) => {
    for (const [key, text] of en) expect(variables(other.get(key) ?? ''), key).toEqual(variables(text));
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
      for (const language of languages) {
        const args = Object.fromEntries(
          variables(text).map((name) => [name, (all as Record<string, string>)[name ?? ''] ?? 'x']),
        );
        const sentence = say(language, key, args);
        expect(sentence, `${language} ${key}`).not.toBe(key);
        expect(sentence, `${language} ${key}`).not.toMatch(/\{/);
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
