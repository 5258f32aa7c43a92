// Sentences in the language of the page, from the same Fluent catalogue that terminal and log use. The server sends the
// sentences of a language as one file, so that a new language needs no new build.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { spoken } from './languages';
import { settings } from './settings.svelte';

export type Arguments = Record<string, string | number>;

let bundles = $state.raw<Readonly<Record<string, FluentBundle>>>({});
/** The language last brought: what the page goes on speaking until the sentences of another one are here. */
let last = $state('');

/** Make the sentences of a language known. */
export function learn(language: string, catalogue: string): void {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(catalogue));
  bundles = { ...bundles, [language]: made };
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

/** The sentence for a key in a language; the key itself if there is none, so that a gap is seen and nothing breaks. */
export function say(language: string, key: string, args?: Arguments): string {
  const bundle = bundles[language];
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) return key;
  return bundle.formatPattern(pattern, args as Record<string, FluentVariable> | undefined, []);
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
  return bundles[present()]?.hasMessage(key) ?? false;
}
