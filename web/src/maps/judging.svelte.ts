// A map judged by games of bots: started, watched, stopped.

import { cancelJudging, judgeMap, judgingOf } from '$lib/api';
import type { Judging } from '$lib/generated/server';
import { ui } from '$lib/ui.svelte';

/** How often the table is asked how far it is. */
const EVERY = 1000;

export class MapJudging {
  status = $state<'idle' | Judging['status']>('idle');
  told = $state.raw<Judging | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.status === 'running';
  }

  async start(position: string, games: number, level: number, seed: string): Promise<void> {
    if (this.running) return;
    this.status = 'running';
    this.told = null;
    try {
      this.#take(await judgeMap({ position, games, level, seed }));
    } catch (error) {
      this.#fail(error);
    }
  }

  /** No more; what was played counts. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.running) return;
    this.status = 'cancelled';
    // One that nobody asks about ends by itself.
    if (this.told) this.told = await cancelJudging(this.told.job).catch(() => this.told);
  }

  #take(answer: Judging): void {
    if (!this.running) return void cancelJudging(answer.job).catch(() => undefined);
    this.told = answer;
    this.status = answer.status;
    if (this.running) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  async #look(): Promise<void> {
    if (!this.told) return;
    try {
      this.#take(await judgingOf(this.told.job));
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
