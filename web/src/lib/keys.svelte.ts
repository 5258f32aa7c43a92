// The matches this browser plays, with the secret tokens of its seats. They stay here: never in an address, never in a log.

import { newId } from './ids';
import type { Mode } from './match.svelte';
import type { Invitation, Taken } from './types';

export interface Mine {
  match: string;
  game: string;
  mode: Mode;
  seats: Taken[];
  invites: Invitation[];
  /** A first game, in which every turn comes with a word of what to do. */
  guided?: boolean;
  /** When it was last opened here. */
  at: number;
}

const KEY = 'behemoth.matches';
const OWN = 'behemoth.own';
const MOST = 200;

function stored(): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Mine[]) : [];
  } catch {
    return [];
  }
}

class Keys {
  all = $state.raw<Mine[]>(stored());

  constructor() {
    // A second tab of this browser shares the matches.
    if (typeof window !== 'undefined') {
      window.addEventListener('storage', (event) => {
        if (event.key === KEY) this.all = stored();
      });
    }
  }

  /** A secret of this browser, with which it can ask again for a seat it has taken. */
  get own(): string {
    try {
      const known = localStorage.getItem(OWN) ?? newId() + newId();
      localStorage.setItem(OWN, known);
      return known;
    } catch {
      return (this.#unkept ||= newId() + newId());
    }
  }
  #unkept = '';

  find(match: string): Mine | undefined {
    return this.all.find((one) => one.match === match);
  }

  keep(mine: Omit<Mine, 'at'>): void {
    const others = stored().filter((one) => one.match !== mine.match);
    this.#write([{ ...mine, at: Date.now() }, ...others].slice(0, MOST));
  }

  /** One more seat in a match, as when somebody joins it twice from one device. */
  add(match: string, game: string, held: Taken): void {
    const known = this.find(match);
    const seats = [...(known?.seats ?? []).filter((one) => one.seat !== held.seat), held];
    this.keep({ match, game, mode: known?.mode ?? 'online', invites: known?.invites ?? [], seats });
  }

  forget(match: string): void {
    this.#write(stored().filter((one) => one.match !== match));
  }

  #write(all: Mine[]): void {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // without storage the match can still be played on this page
    }
  }
}

export const keys = new Keys();
