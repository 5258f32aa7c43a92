// Sentences in the language of the page, from the same Fluent catalogue that terminal and log use. The server sends the
// sentences of a language as one file, so that a new language needs no new build.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { spoken } from './languages';
import { settings } from './settings.svelte';

export type Arguments = Record<string, string | number>;

let bundles = $state.raw<Readonly<Record<string, Catalogue>>>({});
/** The language last brought: what the page goes on speaking until the sentences of another one are here. */
let last = $state('');

/** Where a message begins: its key at the start of a line. */
const BEGINNING = /^([a-zA-Z][\w-]*) *=/gm;

/** The sentences of a language. Each is read when it is first said: a page says one in ten, and a phone is slow to read. */
class Catalogue {
  #bundle: FluentBundle;
  #unread = new Map<string, string>();

  constructor(language: string, source: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    let [key, begin] = ['', 0];
    for (const found of source.matchAll(BEGINNING)) {
      if (key) this.#unread.set(key, source.slice(begin, found.index));
      [key, begin] = [found[1]!, found.index];
    }
    if (key) this.#unread.set(key, source.slice(begin));
  }

  has(key: string): boolean {
    return this.#unread.has(key) || this.#bundle.hasMessage(key);
  }

  say(key: string, args?: Arguments): string | null {
    const source = this.#unread.get(key);
    if (source !== undefined) {
      this.#bundle.addResource(new FluentResource(source));
      this.#unread.delete(key);
    }
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args && counted(args), []) : null;
  }
}

/** Make the sentences of a language known. */
export function learn(language: string, catalogue: string): void {
  bundles = { ...bundles, [language]: new Catalogue(language, catalogue) };
  last = language;
}

/** Bring the sentences of a language, once. */
export async function bring(language: string): Promise<void> {
  if (language in bundles) {
    last = language;
    return;
  }
  const file = spoken(language)?.file;
  const response = file ? await fetch(file) : null;
  if (response?.ok) learn(language, await response.text());
}

/** Digits below this look the same in every language: the browser's own number format, slow to load, is not asked. */
const GROUPED = 1000;

class Count extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < GROUPED;
    return plain ? String(this.value) : super.toString(...scope);
  }
}

function counted(args: Arguments): Record<string, FluentVariable> {
  const pairs = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'number' ? new Count(value) : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, FluentVariable>;
}

/** The sentence for a key in a language; the key itself if there is none, so that a gap is seen and nothing breaks. */
export function say(language: string, key: string, args?: Arguments): string {
  return bundles[language]?.say(key, args) ?? key;
}

/** The language that is spoken now. */
function present(): string {
  return settings.language in bundles ? settings.language : last;
}

/** The sentence for a key, in the language chosen now; whatever shows it follows a change of language. */
export function t(key: string, args?: Arguments): string {
  return say(present(), key, args);
}

export function has(key: string): boolean {
  return bundles[present()]?.has(key) ?? false;
}
