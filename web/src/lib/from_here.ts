// A finished game stays as it ended. Whoever wants to try again from before their last move gets a new table there, if
// nobody else has to agree: against bots, and at one device.

import type { Match } from './match.svelte';
import { momentsOf } from './moments';
import { settings } from './settings.svelte';
import type { MatchRequest } from './types';

/** The moment before the last action of this page; null if it has done nothing. */
export function beforeOwnLast(match: Match): number | null {
  const index = momentsOf(match.log).findLastIndex(
    (moment) => moment.seat !== null && match.yours.includes(moment.seat),
  );
  return index > 0 ? index - 1 : null;
}

/** The match from this position, with the same seats; null where others would have to agree, or there is no position. */
export function requestFrom(match: Match, line: string): MatchRequest | null {
  const alone = match.seats.every((seat) => seat.kind === 'bot' || match.yours.includes(seat.seat));
  if (!alone || !line) return null;
  return {
    game: match.game,
    options: { ...match.options, position: line },
    seats: match.seats.map(({ kind, name, bot }) =>
      kind === 'bot' ? { kind, bot } : { kind: 'person', name },
    ),
    clock: match.clock.setting,
    mode: match.mode,
    language: settings.language,
    hints: match.hints,
  };
}
