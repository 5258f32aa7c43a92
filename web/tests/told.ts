// What the server tells about the games, for tests that need it.

import { tell } from '../src/lib/games.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Games } from '../src/lib/api';
import samples from './games.samples.json';

const told = samples as unknown as Games;

/** The games as the server tells them, with something more in the lists of one of them. */
export function tellGames(game = '', more: Record<string, unknown[]> = {}): void {
  const games = told.games.map((one) => ({
    ...one,
    about: Object.fromEntries(
      Object.entries(one.about).map(([name, list]) => [
        name,
        one.id === game && Array.isArray(list) ? [...list, ...(more[name] ?? [])] : list,
      ]),
    ),
  }));
  tell({ ...told, games }, settings.language);
}
