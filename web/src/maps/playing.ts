// From a map to a match, at once.

import { games } from '$lib/api';
import { settings } from '$lib/settings.svelte';
import { begin, defaultBot, defaultClock, modeOf, seatsFor, USUAL_MINUTES, type Company } from '$lib/start';
import type { MapText } from './my_maps.svelte';

const GAME = 'tank-chess';

/** Play on this map with bots, friends, or at one device. Raises what the table says against it. */
export async function playMap(map: MapText, company: Company): Promise<string> {
  const info = (await games()).find((one) => one.id === GAME);
  const alone = company !== 'friends';
  return begin({
    game: GAME,
    options: { position: map.position },
    seats: seatsFor(GAME, company, 2, defaultBot(info)),
    clock: defaultClock(GAME, company, map.clock || USUAL_MINUTES),
    mode: modeOf(company),
    language: settings.language,
    hints: alone,
    coach: alone,
  });
}
