// Looking back from a table one plays at: begins, goes through the moments, and comes back to now.

import { announcer } from './announcer.svelte';
import type { Past } from './generated/server';
import { t } from './i18n.svelte';
import { stretch } from './pace';
import { PastMatch, type LookedAt } from './past_match.svelte';
import { settings } from './settings.svelte';
import { ui } from './ui.svelte';

/** Before the last move is shown again, one sees how things stood: so long, in milliseconds at full speed. */
const BEFORE = 250;

export class Looking {
  past = $state.raw<PastMatch | null>(null);

  constructor(
    readonly match: LookedAt,
    readonly load: (open: boolean) => Promise<Past>,
  ) {}

  /** Show a moment of the past; beyond the newest is now. */
  async look(index: number): Promise<void> {
    const past = await this.#at(index);
    if (past) announcer.say(past.lines.map((line) => line.text).join(' ') || t('web-replay-start'));
  }

  async step(by: 1 | -1): Promise<void> {
    if (this.past)
      return this.past.index + by > this.past.last ? this.now() : this.look(this.past.index + by);
    if (by < 0) return this.look(new PastMatch(this.match, this.load).last - 1);
  }

  now(): void {
    if (!this.past) return;
    this.#leave();
    announcer.say(t('web-past-now'));
  }

  #leave(): void {
    this.past = null;
  }

  /** To be called in an effect: whoever has come to the newest moment, and seen it, is back. */
  arrive(): void {
    const { past } = this;
    if (past?.arrived && !past.showing && past.index >= past.last) this.#leave();
  }

  /** The last move once more. */
  async again(): Promise<void> {
    this.#leave();
    const past = await this.#at(new PastMatch(this.match, this.load).last - 1);
    if (!past) return;
    const wait = settings.moving ? BEFORE : BEFORE * 3;
    await new Promise((resolve) => setTimeout(resolve, wait * stretch(settings.speed)));
    if (this.past === past) await this.look(past.index + 1);
  }

  /** The match as it was at a moment; null where the table could not tell. */
  async #at(index: number): Promise<PastMatch | null> {
    const past = this.past ?? new PastMatch(this.match, this.load);
    try {
      await past.go(index);
    } catch (error) {
      ui.trouble(error);
      return null;
    }
    if (past.arrived) this.past = past;
    return past.arrived ? past : null;
  }
}
