// What a phrase is called for people, in their own language.

import { t } from './i18n.svelte';
import { REACTIONS } from './types';

export const isReaction = (phrase: string): boolean => REACTIONS.includes(phrase);

export const phraseText = (phrase: string): string => t(`web-phrase-${phrase}`);

/** The whole saying as a sentence, for the log and for screen readers: "Anna: Hello!" or "Anna smiles." */
export function sayingText(name: string, phrase: string): string {
  return t(isReaction(phrase) ? 'web-said-face' : 'web-said', { name, text: phraseText(phrase) });
}
