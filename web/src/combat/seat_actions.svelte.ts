// What a seat may do now, asked of the table anew whenever something has changed.

import { Hinting } from '$lib/hinting.svelte';
import type { Coached } from '$lib/generated/combat';
import type { Match } from '$lib/match.svelte';
import { settings } from '$lib/settings.svelte';
import type { Seat } from '$lib/types';
import { ui } from '$lib/ui.svelte';
import type { ActionChoice, Choices } from './model';

export class SeatActions {
  choices = $state.raw<Choices | null>(null);
  /** What the coach says about them. */
  coached = $state.raw<Coached | null>(null);
  /** Something was said and the table has not answered yet. */
  busy = $state(false);
  readonly hinting: Hinting;
  #asked = 0;

  constructor(readonly match: Match) {
    this.hinting = new Hinting(match);
  }

  /** To be called in an effect: what it reads decides when to ask again. */
  ask(seat: Seat | null): void {
    const asked = ++this.#asked;
    // The log comes anew with every change, and in another language too.
    void this.match.log;
    void this.match.turn;
    const owing =
      seat !== null && this.match.toAct.includes(seat) && !this.match.over && this.match.connected;
    this.coached = null;
    if (!owing) {
      this.choices = null;
      return;
    }
    this.#askCoach(seat, asked);
    this.match.ask<Choices>('actions', seat).then(
      (choices) => {
        if (asked === this.#asked) this.choices = choices;
      },
      () => undefined, // a lost connection is shown elsewhere, and the question is asked again after it
    );
  }

  /** Where it cannot be answered one decides without it. */
  #askCoach(seat: Seat, asked: number): void {
    if (!this.match.coach || !settings.coach) return;
    this.match.ask<Coached>('coach', seat).then(
      (coached) => {
        if (asked === this.#asked) this.coached = coached;
      },
      () => undefined,
    );
  }

  async act(seat: Seat, action: ActionChoice): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.match.act(seat, action.text);
    } catch (error) {
      ui.trouble(error);
    } finally {
      this.busy = false;
    }
  }
}
