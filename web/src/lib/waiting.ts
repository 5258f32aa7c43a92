// Whom or what the table waits for, when it is not the turn of anybody at this page.

import type { Match } from './match.svelte';
import type { SeatInfo } from './types';

/** `away`: people who are to decide and are not here; `busy`: bots that have not begun to think. */
export type Waiting = 'nothing' | 'paused' | 'away' | 'busy' | 'thinking' | 'person';

type Table = Pick<Match, 'toAct' | 'seats' | 'yours' | 'busy' | 'over'> & { clock: { paused: boolean } };

export function waitingFor(match: Table): Waiting {
  if (match.over) return 'nothing';
  if (match.clock.paused) return 'paused';
  if (match.toAct.length === 0) return 'nothing';
  const owing = match.toAct.flatMap((seat) => match.seats.find((info) => info.seat === seat) ?? []);
  if (owing.every((info) => info.bot))
    return owing.every((info) => match.busy.includes(info.seat)) ? 'busy' : 'thinking';
  const people = owing.filter((info) => !info.bot);
  return people.every((info) => gone(info, match.yours)) ? 'away' : 'person';
}

/** Whether a person has left the table for now. */
function gone(info: SeatInfo, yours: readonly number[]): boolean {
  return info.kind === 'person' && !info.here && !yours.includes(info.seat);
}
