// What players said to each other, as far as this page heard it. Nothing keeps it but the page.

import type { Said, Seat } from './types';

export interface Saying {
  /** Counts them on this page. */
  number: number;
  seat: Seat;
  phrase: string;
  /** The version of the match when it was heard: its place in the log. */
  version: number;
}

const KEY = 'behemoth.muted';
/** So many players are remembered as muted. */
const MOST = 100;
/** So many sayings are remembered. */
const HEARD = 60;
/** How long a saying stands at its seat, in milliseconds. */
export const SHOWN = 7000;

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as string[]) : [];
  } catch {
    return [];
  }
}

/** Whom this browser does not want to hear, by match and seat. */
class Muted {
  #all = $state.raw<string[]>(stored());

  has(match: string, seat: Seat): boolean {
    return this.#all.includes(`${match} ${seat}`);
  }

  set(match: string, seat: Seat, muted: boolean): void {
    const name = `${match} ${seat}`;
    const others = stored().filter((one) => one !== name);
    this.#all = (muted ? [...others, name] : others).slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
    } catch {
      // without storage it holds for this page
    }
  }
}

export const muted = new Muted();

/** The sayings of one match. */
export class Sayings {
  all = $state.raw<Saying[]>([]);
  /** The newest of each seat, while it is shown there. */
  shown = $state.raw<Readonly<Record<Seat, Saying>>>({});
  #number = 0;

  hear({ seat, phrase }: Said, version: number): Saying {
    const saying = { number: ++this.#number, seat, phrase, version };
    this.all = [...this.all, saying].slice(-HEARD);
    this.shown = { ...this.shown, [seat]: saying };
    setTimeout(() => this.#hide(saying), SHOWN);
    return saying;
  }

  #hide(saying: Saying): void {
    if (this.shown[saying.seat] !== saying) return;
    const { [saying.seat]: _, ...others } = this.shown;
    this.shown = others;
  }
}
