// How one's games ended. Kept in this browser, so that they stay when the table has forgotten them.

import type { Summary } from './api';
import { hasWon, isDrawn } from './outcomes';
import type { Seat } from './types';

export interface Result {
  match: string;
  game: string;
  mode: Summary['mode'];
  options: Record<string, string>;
  /** When it ended. */
  at: number;
  names: string[];
  /** The bot on each seat; empty where a person sat. */
  bots: string[];
  yours: Seat[];
  scores: number[];
}

export type Verdict = 'won' | 'lost' | 'drawn';

const KEY = 'behemoth.results';
const MOST = 500;

function stored(): Result[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Result[]) : [];
  } catch {
    return [];
  }
}

/** What a match came to for whoever played these seats; nothing while it runs, and for who played none. */
export function resultOf(about: Summary): Result | null {
  if (!about.outcome || !about.yours.length) return null;
  return {
    match: about.match,
    game: about.game,
    mode: about.mode,
    options: about.options,
    at: about.at,
    names: about.seats.map((seat) => seat.name),
    bots: about.seats.map((seat) => (seat.kind === 'bot' ? seat.bot : '')),
    yours: about.yours,
    scores: about.outcome.scores,
  };
}

/** How it went for this browser; nothing where one device played all sides. */
export function verdictOf({ yours, scores }: Pick<Result, 'yours' | 'scores'>): Verdict | null {
  const [mine] = yours;
  if (yours.length !== 1 || mine === undefined) return null;
  if (isDrawn(scores)) return 'drawn';
  return hasWon(scores, mine) ? 'won' : 'lost';
}

class Results {
  /** The newest first. */
  all = $state.raw<Result[]>(stored());

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.all = stored();
    });
  }

  /** Remember those that are over. */
  note(matches: readonly Summary[]): void {
    const before = stored();
    const known = new Set(before.map((one) => one.match));
    const found = matches
      .map(resultOf)
      .filter((one) => one !== null)
      .filter((one) => !known.has(one.match));
    if (!found.length) return;
    this.#write([...found, ...before].toSorted((one, other) => other.at - one.at).slice(0, MOST));
  }

  forget(match: string): void {
    this.#write(stored().filter((one) => one.match !== match));
  }

  #write(all: Result[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // without storage they are known on this page
    }
  }
}

export const results = new Results();
