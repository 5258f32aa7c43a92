// What was learned in this browser: the tasks of lessons that were solved, and first games that were won.

const KEY = 'behemoth.progress';

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // no storage, or something else wrote there
  }
}

class Progress {
  #done = $state.raw<ReadonlySet<string>>(new Set(stored()));

  constructor() {
    // A second tab of this browser learns along.
    if (typeof window !== 'undefined') {
      window.addEventListener('storage', (event) => {
        if (event.key === KEY) this.#done = new Set(stored());
      });
    }
  }

  /** Whether this was done: `steps/turning`, or `first/tank-chess`. */
  has(what: string): boolean {
    return this.#done.has(what);
  }

  /** Whether anything was. */
  get begun(): boolean {
    return this.#done.size > 0;
  }

  add(what: string): void {
    if (this.#done.has(what)) return;
    this.#keep(new Set([...stored(), ...this.#done, what]));
  }

  /** Begin anew. */
  forget(): void {
    this.#keep(new Set());
  }

  #keep(done: ReadonlySet<string>): void {
    this.#done = done;
    try {
      localStorage.setItem(KEY, JSON.stringify([...done]));
    } catch {
      // without storage it holds for this page
    }
  }
}

export const progress = new Progress();
