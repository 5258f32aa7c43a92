// What the last action struck, and with what: kept in sight until the next one. All of it is told by the events.

import type { ForEach } from '$lib/events';
import type { GameEvent, LogLine, TankEvent } from '$lib/types';
import type { Square } from './geometry';
import type { Strike } from './motion';

export interface Struck {
  strike: Strike;
  from: Square;
  to: Square;
  /** The observer who sees the target for the gun. */
  via?: Square | '';
  /** Gun against armour, as on the reticle. */
  label: string;
}

type Attack = Extract<TankEvent, { event: 'Fired' | 'Swung' | 'Flamed' | 'Threw' | 'Duelled' | 'Detonated' }>;

const READ = {
  Fired: ({ start, target, strength, armour, observer }) => ({
    strike: 'shot',
    from: start,
    to: target,
    via: observer ?? '',
    label: `${strength} > ${armour}`,
  }),
  Swung: ({ start, target }) => ({ strike: 'tail', from: start, to: target, label: '' }),
  Flamed: ({ start, target }) => ({ strike: 'flame', from: start, to: target, label: '' }),
  Threw: ({ start, end }) => ({ strike: 'throw', from: start, to: end, label: '' }),
  Duelled: ({ start, target }) => ({ strike: 'duel', from: start, to: target, label: '' }),
  Detonated: ({ square }) => ({ strike: 'detonation', from: square, to: square, label: '' }),
} satisfies ForEach<Attack, Struck>;

export function strikesOf(events: readonly GameEvent[]): Struck[] {
  return events.flatMap((event) => {
    const read = (READ as Record<string, (event: GameEvent) => Struck>)[event.event];
    return read ? [read(event)] : [];
  });
}

/** What one wants to know about the last action: what was struck, what fell, who is gone. How it drove is seen. */
const TOLD: ReadonlySet<string> = new Set([
  ...Object.keys(READ),
  'Destroyed',
  'Stacked',
  'Splashed',
  'Sank',
  'Left',
  'Toppled',
  'Pushed',
  'Blown',
  'SetOff',
  'TookFlag',
  'FlagBack',
]);

/** The sentences about it, in the words of the rules. */
export function strikeWords(lines: readonly LogLine[]): string {
  return lines
    .filter((line) => TOLD.has(line.event.event))
    .map((line) => line.text)
    .join(' ');
}
