// The languages, as the server describes them: the page has a link to the sentences of each, the default first.

export interface Spoken {
  /** `de` */
  code: string;
  /** The name its speakers give it. */
  name: string;
  /** Where its sentences are. */
  file: string;
}

function linkedLanguages(): Spoken[] {
  if (typeof document === 'undefined') return [];
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=catalogue]');
  return Array.from(links, (link) => ({ code: link.hreflang, name: link.title, file: link.href }));
}

export const LANGUAGES: readonly Spoken[] = linkedLanguages();
export const DEFAULT_LANGUAGE = LANGUAGES[0]?.code ?? 'en';

export function spoken(code: string | undefined): Spoken | undefined {
  return LANGUAGES.find((one) => one.code === code);
}

/** The first of these tags (`de-AT`) that is spoken here. */
export function firstSpoken(tags: readonly string[]): string {
  const found = tags.map((tag) => spoken(tag.toLowerCase().split('-')[0])).find((one) => one !== undefined);
  return found?.code ?? DEFAULT_LANGUAGE;
}
