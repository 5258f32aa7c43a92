// What somebody has just said, as far as one wants to hear it.

import type { Match } from './match.svelte';
import { muted } from './sayings.svelte';
import { settings } from './settings.svelte';

/** The phrase that stands at this seat now; empty if none does. */
export function heardNow(match: Match, seat: number): string {
  const said = match.sayings.shown[seat];
  return said && settings.phrases && !muted.has(match.id, seat) ? said.phrase : '';
}
