// What just happened, in one sentence at the centre of the table: what befell the own seat before anything else, then the
// weightiest event of the newest ones, the latest among equals.

import type { CombatEvent, LogLine, Seat } from '$lib/types';

const WEIGHTS = {
  GameEnded: 99,
  Fell: 8,
  Revived: 8,
  MonsterFell: 8,
  Backfired: 8,
  Attacked: 7,
  HeartsLost: 6,
  Shielded: 6,
  Spared: 6,
  MonsterHit: 6,
  MonsterSlept: 6,
  MonsterSnored: 6,
  HeartGained: 6,
  TurnSkipped: 6,
  // The match tells this one; without it the table would show what is no longer so.
  TakenBack: 5,
  Stole: 5,
  CardPlayed: 5,
  HandDiscarded: 4,
  HeartsRestored: 4,
  ImmunityGained: 4,
  DirectionChanged: 4,
  EventRevealed: 4,
  MonsterWoke: 3,
  MonsterCame: 3,
  Answered: 3,
  Discarded: 3,
  Passed: 3,
  ImmunityEnded: 2,
  PileShuffled: 2,
  EventsShuffled: 2,
  Drew: 1,
  TurnStarted: 0,
} satisfies Record<CombatEvent['event'] | 'TakenBack', number>;

function weight(line: LogLine): number {
  return (WEIGHTS as Record<string, number>)[line.event.event] ?? -1;
}

/** Whom an event befalls, by the name of the field; what somebody does is not what happens to them. */
const BEFALLS: { [N in CombatEvent['event']]?: keyof Extract<CombatEvent, { event: N }> } = {
  Fell: 'seat',
  Revived: 'seat',
  Backfired: 'seat',
  Attacked: 'seat',
  HeartsLost: 'seat',
  Shielded: 'seat',
  Spared: 'seat',
  HeartGained: 'seat',
  TurnSkipped: 'seat',
  HandDiscarded: 'seat',
  HeartsRestored: 'seat',
  ImmunityGained: 'seat',
  Stole: 'victim',
  CardPlayed: 'target',
};
/** More than any weight but that of the end. */
const OWN = 10;

function weightFor(line: LogLine, seat: Seat | null): number {
  const field = (BEFALLS as Record<string, string | undefined>)[line.event.event];
  const befallen = field && (line.event as unknown as Record<string, unknown>)[field] === seat;
  return weight(line) + (seat !== null && befallen ? OWN : 0);
}

export function headline(lines: readonly LogLine[], seat: Seat | null = null): LogLine | null {
  return lines.reduce<LogLine | null>(
    (best, line) => (best && weightFor(best, seat) > weightFor(line, seat) ? best : line),
    null,
  );
}

/** The lines of the newest action; who sits down or gets more time is for the log, not for the middle of the table. */
export function newest(log: readonly LogLine[]): LogLine[] {
  const last = log.findLast((line) => weight(line) >= 0)?.version;
  return last === undefined ? [] : log.filter((line) => line.version === last && weight(line) >= 0);
}
