// What the server answers about the games, for tests that need it.

import { keepGames } from '../src/lib/games.svelte';
import { settings } from '../src/lib/settings.svelte';
import type { Games } from '../src/lib/api';
import samples from './games.samples.json';

const sample = samples as unknown as Games;

/** The games as the server describes them, with something more in the lists of one of them. */
export function serveGames(game = '', more: Record<string, unknown[]> = {}): void {
  const games = sample.games.map((one) => ({
    ...one,
    about: Object.fromEntries(
      Object.entries(one.about).map(([name, list]) => [
        name,
        one.id === game && Array.isArray(list) ? [...list, ...(more[name] ?? [])] : list,
      ]),
    ),
  }));
  keepGames({ ...sample, games }, settings.language);
}
