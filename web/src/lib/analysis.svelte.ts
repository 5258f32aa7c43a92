// The analysis of a game, move by move: started, watched, stopped.

import {
  analyse,
  analysisOf,
  cancelAnalysis,
  type Analysis,
  type CardDecision,
  type Evaluation,
} from './api';
import { ui } from './ui.svelte';

/** How often the table is asked how far it is. */
const EVERY = 500;

export class GameAnalysis {
  status = $state<'idle' | Analysis['status']>('idle');
  found = $state.raw<Evaluation[]>([]);
  /** Where hands are hidden: what each decision was worth. */
  decisions = $state.raw<CardDecision[]>([]);
  of = $state(0);
  #job = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** How many moments or decisions have been looked at. */
  get done(): number {
    return this.found.length + this.decisions.length;
  }

  get running(): boolean {
    return this.status === 'running';
  }

  async start(game: { match: string } | { text: string }): Promise<void> {
    if (this.running) return;
    this.status = 'running';
    this.found = [];
    this.decisions = [];
    this.of = 0;
    try {
      this.#take(await analyse(game));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** No more; what was found stays. */
  stop(): void {
    clearTimeout(this.#timer);
    if (!this.running) return;
    this.status = 'cancelled';
    if (this.#job) cancelAnalysis(this.#job).catch(() => undefined); // one that nobody asks about ends by itself
  }

  #take(answer: Analysis): void {
    if (!this.running) return void cancelAnalysis(answer.job).catch(() => undefined);
    this.#job = answer.job;
    this.of = answer.of;
    this.found = [...this.found, ...answer.moments];
    this.decisions = [...this.decisions, ...answer.decisions];
    this.status = answer.status;
    if (this.running) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    try {
      this.#take(await analysisOf(this.#job, this.done));
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    if (!this.running) return;
    this.status = 'failed';
    ui.trouble(error);
  }
}
