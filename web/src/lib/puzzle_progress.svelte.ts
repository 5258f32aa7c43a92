// What was solved in this browser, on which days, and how many in a row at the first try.

import { daysInRow } from './streak';

const KEY = 'behemoth.puzzles';

interface Kept {
  solved: string[];
  days: string[];
  row: number;
  best: number;
}

const NOTHING: Kept = { solved: [], days: [], row: 0, best: 0 };

const words = (found: unknown) =>
  Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
const count = (found: unknown) => (typeof found === 'number' && found >= 0 ? Math.floor(found) : 0);

function stored(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return {
      solved: words(found.solved),
      days: words(found.days),
      row: count(found.row),
      best: count(found.best),
    };
  } catch {
    return NOTHING; // no storage, or something else wrote there
  }
}

class PuzzleProgress {
  #kept = $state.raw<Kept>(stored());
  #solved = $derived(new Set(this.#kept.solved));

  constructor() {
    // A second tab of this browser counts along.
    if (typeof window !== 'undefined') {
      window.addEventListener('storage', (event) => {
        if (event.key === KEY) this.#kept = stored();
      });
    }
  }

  has(id: string): boolean {
    return this.#solved.has(id);
  }

  get begun(): boolean {
    return this.#kept.solved.length > 0;
  }

  /** Solved at the first try, one after the other. */
  get row(): number {
    return this.#kept.row;
  }

  get best(): number {
    return this.#kept.best;
  }

  days(today: string): number {
    return daysInRow(this.#kept.days, today);
  }

  /** A puzzle was solved; `day` if it was that of a day, `clean` if the first try was right. */
  solve(id: string, clean: boolean, day = ''): void {
    const { solved, days, row, best } = this.#kept;
    const now = clean ? row + (this.has(id) ? 0 : 1) : row;
    this.#keep({
      solved: this.has(id) ? solved : [...solved, id],
      days: day && !days.includes(day) ? [...days, day] : days,
      row: now,
      best: Math.max(best, now),
    });
  }

  /** A try was wrong. */
  miss(): void {
    if (this.#kept.row) this.#keep({ ...this.#kept, row: 0 });
  }

  forget(): void {
    this.#keep(NOTHING);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // It lasts until the page is closed.
    }
  }
}

export const puzzleProgress = new PuzzleProgress();
