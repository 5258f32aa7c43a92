// Names of cards, events and monsters: from the law's own part of the catalogue, so that they stand in one place.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES } from '$lib/i18n.svelte';
import { settings } from '$lib/settings.svelte';
import type { Language } from '$lib/types';
import { EVENTS, FACES, MONSTERS } from './artwork';
import type { Variant } from './model';

const files = import.meta.glob<string>('../../../src/behemoth/locale/*/monstercombat.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(text));
  }
  return made;
}

const bundles = new Map(LANGUAGES.map((language) => [language, bundle(language)]));

function word(key: string): string {
  const made = bundles.get(settings.language);
  const pattern = made?.getMessage(key)?.value;
  return made && pattern ? made.formatPattern(pattern, null, []) : key;
}

function title(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Sword`; the trigger back is told by its picture. */
export function cardName(card: string): string {
  return title(word(`combat-card-${FACES[card.toLowerCase()]}`));
}

export function effect(card: string, variant: Variant): string {
  return word(`combat-effect-${variant}-${FACES[card.toLowerCase()]}`);
}

export function eventText(kind: string): string {
  return word(`combat-event-card-${EVENTS[kind]}`);
}

export function monsterName(number: number): string {
  return title(word(`combat-monster-${MONSTERS[number - 1]?.name}`));
}
