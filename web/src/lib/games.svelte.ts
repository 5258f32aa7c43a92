// What the server says about the games: bots, options, and what is a game's own. Asked for once, and again in another
// language.

import { gamesInfo, type BotInfo, type GameInfo, type Games } from './api';
import { settings } from './settings.svelte';

let answered = $state.raw<{ language: string; info: Games } | null>(null);

/** What is known of the games; null until the server has answered. To be called in an effect or a template. */
export function known(): Games | null {
  if (answered?.language !== settings.language) void ready();
  return answered?.info ?? null;
}

/** Ask, and wait for the answer; without one the pages show what they can. */
export async function ready(): Promise<void> {
  const language = settings.language;
  if (answered?.language === language) return;
  await gamesInfo().then(
    (info) => keepGames(info, language),
    () => undefined,
  );
}

export function keepGames(info: Games, language: string): void {
  answered = { language, info };
}

export function gameOf(id: string): GameInfo | undefined {
  return known()?.games.find((one) => one.id === id);
}

/** The lists a game tells about itself; empty before the server has answered. */
export function rows<T>(game: string, list: string): readonly T[] {
  const found = gameOf(game)?.about[list];
  return Array.isArray(found) ? (found as T[]) : [];
}

/** A bot by its name; nothing for one that is not offered (any more), or before the server has answered. */
export function botOf(game: string, name: string): BotInfo | undefined {
  return gameOf(game)?.bots.find((bot) => bot.name === name);
}
