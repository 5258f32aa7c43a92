// Laying remote mines before the first move: squares are chosen in any order and taken back at will, and go to the table
// together, in its order. The other side chooses at the same time and sees nothing of it.

import type { Match } from '$lib/match.svelte';
import { Refused } from '$lib/socket';
import { inOrder, type Square } from './geometry';
import { SIDES, type BoardView, type MinesSeen, type Side } from './model';

/** How often it is tried anew because the other side was quicker, and how long one waits before it, in milliseconds. */
const TRIES = 40;
const PAUSE = 60;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE));

export class Placing {
  /** The squares that are chosen, in the order they were. */
  #picked = $state.raw<Square[]>([]);
  sending = $state(false);
  #match: Match;
  #view: () => BoardView | null;
  #seat: () => number | null;

  constructor(match: Match, view: () => BoardView | null, seat: () => number | null) {
    this.#match = match;
    this.#view = view;
    this.#seat = seat;
  }

  get side(): Side | null {
    const seat = this.#seat();
    return seat === null ? null : (SIDES[seat] ?? null);
  }

  /** What is known of the mines of a side. */
  of(side: Side | null): MinesSeen | null {
    return this.#view()?.mines?.sides.find((one) => one.side === side) ?? null;
  }

  /** How many the side at this page has yet to lay. */
  get owed(): number {
    return this.of(this.side)?.owed ?? 0;
  }

  /** Whether somebody has yet to lay mines, so that nobody can move. */
  get underway(): boolean {
    return (this.#view()?.mines?.sides ?? []).some((one) => one.owed > 0);
  }

  get complete(): boolean {
    return this.owed > 0 && this.chosen.length === this.owed;
  }

  /** Where mines may be laid, as the table says. */
  get offered(): readonly Square[] {
    return this.owed > 0 ? (this.#view()?.mines?.choices ?? []) : [];
  }

  get chosen(): Square[] {
    return this.#picked.filter((square) => this.offered.includes(square));
  }

  /** Choose a square, or choose it no more. Says whether that was possible. */
  toggle(square: Square): boolean {
    const { chosen } = this;
    if (chosen.includes(square)) this.#picked = chosen.filter((one) => one !== square);
    else if (this.offered.includes(square) && chosen.length < this.owed) this.#picked = [...chosen, square];
    else return false;
    return true;
  }

  clear(): void {
    this.#picked = [];
  }

  /** Lay them all. Raises what the table refuses. */
  async send(): Promise<void> {
    const seat = this.#seat();
    if (seat === null || !this.complete) return;
    const squares = inOrder(this.chosen);
    this.sending = true;
    try {
      for (const square of squares) await this.#lay(seat, square);
      this.clear();
    } finally {
      this.sending = false;
    }
  }

  /** The other side may lay one at the same moment: then the table has moved on, and it is said again. */
  async #lay(seat: number, square: Square): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        await this.#match.act(seat, `!${square}`);
        return;
      } catch (error) {
        if (!(error instanceof Refused) || error.code !== 'stale' || tries >= TRIES) throw error;
        await pause();
      }
    }
  }
}
