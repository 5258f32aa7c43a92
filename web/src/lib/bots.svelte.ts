// Who the bots are, for whoever shows one: asked for once, told again in another language.

import { gamesInfo, type BotInfo, type Games } from './api';
import { settings } from './settings.svelte';

let told = $state.raw<{ language: string; info: Games } | null>(null);

/** What is known of the games; null until the table has answered. To be called in an effect or a template. */
export function known(): Games | null {
  const language = settings.language;
  if (told?.language !== language)
    void gamesInfo().then(
      (info) => (told = { language, info }),
      () => undefined,
    );
  return told?.info ?? null;
}

/** A bot by its name; nothing for one that is not offered (any more), or before the table has answered. */
export function botOf(game: string, name: string): BotInfo | undefined {
  return known()
    ?.games.find((one) => one.id === game)
    ?.bots.find((bot) => bot.name === name);
}
