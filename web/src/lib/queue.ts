// Happenings wait in a row: each is shown before the next begins, however fast they come.

/** `begin` tells whether somebody shows it; then `done` is to be called, else it is settled at once. */
export interface Show<T> {
  begin(one: T): boolean;
  settle(one: T): void;
}

/** Whoever should say that something was shown may have gone: nothing waits longer than this. */
export const PATIENCE = 30_000;

export class Queue<T> {
  #waiting: T[] = [];
  #shown: T | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly show: Show<T>) {}

  /** Whether something is being shown, or waits for it. */
  get busy(): boolean {
    return this.#shown !== null || this.#waiting.length > 0;
  }

  push(one: T): void {
    this.#waiting.push(one);
    this.#next();
  }

  /** What was being shown has been seen, to its end or as far as somebody wanted: on with the next. */
  done(): void {
    if (this.#settle()) this.#next();
  }

  /** To the end of everything, at once. */
  flush(): void {
    this.#settle();
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift()) {
      this.show.begin(one);
      this.show.settle(one);
    }
  }

  #settle(): boolean {
    const one = this.#shown;
    if (one === null) return false;
    clearTimeout(this.#timer);
    this.#shown = null;
    this.show.settle(one);
    return true;
  }

  #next(): void {
    while (this.#shown === null) {
      const one = this.#waiting.shift();
      if (one === undefined) return;
      if (this.show.begin(one)) {
        this.#shown = one;
        this.#timer = setTimeout(() => this.done(), PATIENCE);
      } else this.show.settle(one);
    }
  }
}
