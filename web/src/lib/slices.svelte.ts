// A page that comes piece by piece, a task for each. All at once it would keep a slow phone busy for so long that it neither
// shows what is ready nor answers a finger.

import { soon } from './idle';

/** To be made while a component is made: its pieces are drawn one after the other from then on. */
export class Slices {
  #drawn = $state(0);
  #count: number;

  /** `count`: how many pieces come after what is there at once. */
  constructor(count: number) {
    this.#count = count;
    $effect(() => {
      if (this.#drawn < count) return soon(() => (this.#drawn += 1));
    });
  }

  /** Whether the piece with this number, from 1 on, is to be drawn. When all are, so is whatever comes to them. */
  has(piece: number): boolean {
    return piece <= this.#drawn || this.#drawn >= this.#count;
  }
}
