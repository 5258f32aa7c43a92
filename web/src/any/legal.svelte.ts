// What somebody may do now, as the table tells it: a page at a time, and again when they look for something.

import type { Match } from '$lib/match.svelte';
import { Refused } from '$lib/socket';
import type { LegalAction, Seat } from '$lib/types';
import { ui } from '$lib/ui.svelte';

/** Who types goes on typing: so long is waited before the table is asked, in milliseconds. */
const PAUSE = 150;

export class LegalActions {
  actions = $state.raw<readonly LegalAction[]>([]);
  /** How many there are in all, and how many fit what is looked for. */
  total = $state(0);
  found = $state(0);
  find = $state('');
  /** For which turn these are; -1: none were asked for yet. */
  turn = $state(-1);
  #job = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly match: Match,
    readonly seat: Seat,
  ) {}

  /** The first page of a turn. */
  async begin(): Promise<void> {
    await this.#load(0);
  }

  /** The next page. */
  async more(): Promise<void> {
    await this.#load(this.actions.length);
  }

  look(words: string): void {
    this.find = words;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#load(0), PAUSE);
  }

  async #load(skip: number): Promise<void> {
    const job = ++this.#job;
    try {
      const told = await this.match.legal(this.seat, { skip, find: this.find });
      if (job !== this.#job) return;
      this.actions = skip ? [...this.actions, ...told.actions] : told.actions;
      this.total = told.total;
      this.found = told.found;
      this.turn = told.turn;
    } catch (error) {
      // A match that was left or has moved on tells what there is to do now.
      if (job === this.#job && !(error instanceof Refused)) ui.trouble(error);
    }
  }
}
