// What the server says about the games: bots, options, and what is a game's own. Asked for once, and again in another
// language.

import { gamesInfo, type BotInfo, type GameInfo, type Games } from './api';
import { has, t } from './i18n.svelte';
import { OWN_IDS } from './own_games';
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

/** All games there are, those that this app has tables for first; before the server has answered only those. */
export function gameIds(): readonly string[] {
  const told = known()?.games ?? null;
  if (!told) return OWN_IDS;
  const others = told
    .filter((one) => !OWN_IDS.includes(one.id))
    .toSorted((a, b) => a.title.localeCompare(b.title));
  return [...OWN_IDS.filter((id) => told.some((one) => one.id === id)), ...others.map((one) => one.id)];
}

/** What people call a game, in the language of the page. */
export function gameTitle(id: string): string {
  return has(`web-game-${id}`) ? t(`web-game-${id}`) : (gameOf(id)?.title ?? id);
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
