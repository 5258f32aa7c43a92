// Sentences in the language of the page, from the same Fluent catalogue that terminal and log use.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Language } from './types';

export type Arguments = Record<string, string | number>;

// The pages' own sentences come with the page; those of a game table come with that table.
const common = import.meta.glob<string>('../../../src/behemoth/locale/*/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const others = import.meta.glob<string>('../../../src/behemoth/locale/*/web-*.ftl', {
  query: '?raw',
  import: 'default',
});

export const LANGUAGES: readonly Language[] = ['en', 'de'];

const texts: Record<string, string> = { ...common };
let loaded = $state(0);
const bundles = new Map<Language, FluentBundle>();

/** A catalogue is read when its language is first wanted. */
function bundle(language: Language): FluentBundle {
  void loaded; // more sentences came: whatever shows one looks again
  const known = bundles.get(language);
  if (known) return known;
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  bundles.set(language, made);
  return made;
}

/** Bring the sentences of a game table, `tank` or `combat` (`web-tank.ftl`), in all languages: switching needs no network. */
export async function need(part: string): Promise<void> {
  const missing = Object.entries(others).filter(
    ([path]) => path.endsWith(`/web-${part}.ftl`) && !(path in texts),
  );
  await Promise.all(missing.map(async ([path, load]) => (texts[path] = await load())));
  if (missing.length === 0) return;
  bundles.clear();
  loaded += 1;
}

/** The sentence for a key in a language; the key itself if there is none, so that a gap is seen and nothing breaks. */
export function say(language: Language, key: string, args?: Arguments): string {
  const made = bundle(language);
  const pattern = made.getMessage(key)?.value;
  if (!pattern) return key;
  return made.formatPattern(pattern, args as Record<string, FluentVariable> | undefined, []);
}

/** The sentence for a key, in the language chosen now; whatever shows it follows a change of language. */
export function t(key: string, args?: Arguments): string {
  return say(settings.language, key, args);
}

export function has(key: string): boolean {
  return bundle(settings.language).hasMessage(key);
}
