// Headings as maps and records write them, in the reader's language: NE is NO in German.

import { t } from './i18n.svelte';

export function compassWord(heading: string): string {
  return heading === '' ? '' : t(`web-tank-compass-${heading.toLowerCase()}`);
}

/** A move of a record with its headings in the reader's language: F3>F5NE is F3>F5NO in German. */
export function moveWord(text: string): string {
  return text.replace(/(>[A-X]\d{1,2}|\/)([NESW]{1,2})/g, (_, before: string, heading: string) => {
    return before + compassWord(heading);
  });
}
