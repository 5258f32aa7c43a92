// The engine's best lines of the position that is looked at: they come while one looks, and stop when one goes.

import { ApiProblem, findLines, linesOf, stopLines } from './api';
import type { LinesReport } from './generated/server';

/** How often the table is asked, and how long somebody must stay before the engine begins, in milliseconds. */
const EVERY = 400;
const SETTLE = 250;

export class LiveLines {
  on = $state(false);
  /** How many lines are wanted. */
  count = $state(1);
  report = $state.raw<LinesReport | null>(null);
  /** Why there are none, in the words of the table. */
  trouble = $state('');
  /** The position they are about. */
  line = $state('');
  #game = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Only the newest counts. */
  #asked = 0;

  get running(): boolean {
    return this.on && !this.trouble && (this.report === null || this.report.status === 'running');
  }

  /** Look at a position from now on; nothing to look at where the game is over. */
  look(game: string, line: string): void {
    if (game === this.#game && line === this.line) return;
    this.#game = game;
    this.line = line;
    this.#begin();
  }

  turn(on: boolean): void {
    this.on = on;
    this.#begin();
  }

  want(count: number): void {
    this.count = count;
    this.#begin();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.on = false;
    this.#begin();
  }

  #begin(): void {
    this.#end();
    this.trouble = '';
    this.report = null;
    if (!this.on || !this.line) return;
    const asked = this.#asked;
    this.#timer = setTimeout(() => void this.#start(asked), SETTLE);
  }

  /** What runs is stopped; what was found of another position is forgotten. */
  #end(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
    // One that nobody asks about ends by itself.
    if (this.report?.status === 'running') stopLines(this.report.job).catch(() => undefined);
  }

  async #start(asked: number): Promise<void> {
    try {
      const report = await findLines({ game: this.#game, state: this.line, lines: this.count });
      if (asked !== this.#asked) return void stopLines(report.job).catch(() => undefined);
      this.#take(report, asked);
    } catch (error) {
      this.#fail(error, asked);
    }
  }

  #take(report: LinesReport, asked: number): void {
    this.report = report;
    if (report.status === 'running') this.#timer = setTimeout(() => void this.#again(asked), EVERY);
  }

  async #again(asked: number): Promise<void> {
    try {
      const report = await linesOf(this.report!.job);
      if (asked === this.#asked) this.#take(report, asked);
    } catch (error) {
      this.#fail(error, asked);
    }
  }

  #fail(error: unknown, asked: number): void {
    if (asked !== this.#asked) return;
    // Two quick steps one after the other: the first search has not ended yet.
    if (error instanceof ApiProblem && error.code === 'too-many')
      return void (this.#timer = setTimeout(() => void this.#start(asked), 2 * EVERY));
    this.trouble = (error as Error).message;
  }
}
