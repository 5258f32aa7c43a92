// Asking for a good move: one question at a time, and an answer that is forgotten when the match moves on.

import { announcer } from './announcer.svelte';
import type { Match } from './match.svelte';
import { Refused } from './socket';
import type { Advised, Seat } from './types';
import { ui } from './ui.svelte';

export class Hinting {
  busy = $state(false);
  #found = $state.raw<Advised | null>(null);
  readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  /** The advice for the turn that is on now. */
  get advice(): Advised | null {
    return this.#found?.turn === this.match.turn ? this.#found : null;
  }

  /** What would be good for this seat; null if nobody can say, or if the match has moved on. */
  async ask(seat: Seat | null): Promise<Advised | null> {
    if (this.busy || seat === null || !this.match.hints) return null;
    this.busy = true;
    try {
      this.#found = await this.match.hint(seat);
    } catch (error) {
      if (!(error instanceof Refused && error.code === 'stale')) ui.trouble(error);
      return null;
    } finally {
      this.busy = false;
    }
    if (this.advice) announcer.say(this.advice.text);
    return this.advice;
  }

  forget(): void {
    this.#found = null;
  }
}
