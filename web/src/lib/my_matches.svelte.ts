// What the table says of the matches this browser plays: whose turn it is, what is over, what it no longer knows.

import { mine, type Summary } from './api';
import { keys, type Mine } from './keys.svelte';
import { results } from './results.svelte';

/** So many matches and tokens are asked about at once. */
const MATCHES = 90;
const TOKENS = 200;

/** The matches in parts that the table answers whole. */
export function inParts(all: readonly Mine[]): Mine[][] {
  const parts: Mine[][] = [];
  let tokens = TOKENS;
  for (const one of all) {
    tokens += one.seats.length;
    if (tokens > TOKENS || (parts.at(-1)?.length ?? 0) >= MATCHES) {
      parts.push([]);
      tokens = one.seats.length;
    }
    parts.at(-1)?.push(one);
  }
  return parts;
}

class MyMatches {
  /** By their name; what is missing the table has forgotten, if it has answered. */
  known = $state.raw<ReadonlyMap<string, Summary>>(new Map());
  /** Whether the table has answered at all. */
  answered = $state(false);
  #asking: Promise<void> | null = null;

  /** Ask about all of them; who asks meanwhile waits for the same answer. */
  ask(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const parts = inParts(keys.all);
    const found = await Promise.all(
      parts.map((part) => mine(part.flatMap((one) => one.seats.map((held) => held.token)))),
    );
    this.known = new Map(found.flat().map((one) => [one.match, one]));
    this.answered = true;
    results.note(found.flat());
  }

  /** The seats of this match that this browser holds. */
  yours(match: string): number[] {
    return this.known.get(match)?.yours ?? [];
  }

  turn(match: string): 'mine' | 'waits' | '' {
    const summary = this.known.get(match);
    if (!summary || summary.waiting) return '';
    return summary.to_act.some((seat) => summary.yours.includes(seat)) ? 'mine' : 'waits';
  }
}

export const myMatches = new MyMatches();
