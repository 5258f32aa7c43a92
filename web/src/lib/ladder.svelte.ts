// Wins against bots in this browser, so that whoever has won twice against a level is offered the next one.

import type { BotInfo } from './api';

const KEY = 'behemoth.ladder';
/** So many wins against a level, and the next one is offered. */
export const ENOUGH = 2;

/** By game and bot: the matches won, so that none counts twice. */
type Wins = Readonly<Record<string, readonly string[]>>;

function stored(): Wins {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found && typeof found === 'object' && !Array.isArray(found) ? (found as Wins) : {};
  } catch {
    return {};
  }
}

class Ladder {
  #wins = $state.raw<Wins>(stored());

  /** A match was won against this bot. */
  won(game: string, bot: string, match: string): void {
    const wins = { ...this.#wins, ...stored() };
    const known = wins[`${game} ${bot}`] ?? [];
    if (known.includes(match)) return;
    this.#wins = { ...wins, [`${game} ${bot}`]: [...known, match].slice(-ENOUGH) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#wins));
    } catch {
      // without storage it holds for this page
    }
  }

  /** The level above this bot, if enough was won against it; null otherwise, and at the top. */
  next(game: string, bot: string, bots: readonly BotInfo[]): BotInfo | null {
    if ((this.#wins[`${game} ${bot}`]?.length ?? 0) < ENOUGH) return null;
    const level = bots.find((one) => one.name === bot)?.level ?? Infinity;
    return bots.find((one) => one.level > level) ?? null;
  }
}

export const ladder = new Ladder();
