// What is shown while something happens, planned from the events of an action: who drives along which poses, what is
// struck when. Times are in milliseconds from the start. A whole turn never takes longer than LONGEST.

import type { ForEach } from '$lib/events';
import type { Sound } from '$lib/sound';
import type { GameEvent, TankEvent } from '$lib/types';
import { isGiant } from './kinds';
import type { Square } from './geometry';
import { readPath, type Pose } from './model';

export const STEP = 110;
export const SHOT = 160;
export const BOOM = 320;
export const LONGEST = 1200;

export type Strike = 'shot' | 'tail' | 'flame' | 'throw' | 'duel';
export interface Drive {
  from: Square;
  poses: Pose[];
  at: number;
  end: number;
  gone: boolean;
}
export interface Flight {
  strike: Strike;
  from: Square;
  to: Square;
  kind: string;
  at: number;
  end: number;
}
export interface Boom {
  square: Square;
  at: number;
  end: number;
  wet: boolean;
}
export interface Scene {
  drives: Drive[];
  flights: Flight[];
  booms: Boom[];
  sounds: { sound: Sound; at: number }[];
  end: number;
}

const NOISE: Readonly<Record<Strike, Sound>> = {
  shot: 'shot',
  tail: 'stomp',
  flame: 'roar',
  throw: 'roar',
  duel: 'roar',
};

/** A scene in the making, and when the piece that drove passed each square. */
interface Draft extends Scene {
  passed: Map<Square, number>;
}

const nothing = (): void => undefined;

/** What each event adds to the scene. */
const SHOWS = {
  Drove: drive,
  Turned: drive,
  Reversed: drive,
  Stepped: drive,
  Left: (event, draft) => drive(event, draft, true),
  Sank: (event, draft) => {
    drive(event, draft, true);
    splash(draft, event.square);
  },
  Fired: (event, draft) => fly(draft, 'shot', event.start, event.target, event.piece),
  Swung: (event, draft) => fly(draft, 'tail', event.start, event.target),
  Flamed: (event, draft) => fly(draft, 'flame', event.start, event.target),
  Threw: (event, draft) => fly(draft, 'throw', event.start, event.end, event.piece),
  Duelled: (event, draft) => fly(draft, 'duel', event.start, event.target),
  Destroyed: (event, draft) => boom(draft, event.square, event.how === 'stomp' ? draft.passed : null),
  Splashed: (event, draft) => splash(draft, event.square),
  Felled: ({ square }, draft) =>
    void draft.sounds.push({ sound: 'clank', at: draft.passed.get(square) ?? draft.end }),
  Toppled: (_, draft) => {
    draft.sounds.push({ sound: 'stomp', at: draft.end });
    draft.end += SHOT;
  },
  Stacked: nothing,
  Check: nothing,
  Escape: nothing,
  Ended: nothing,
} satisfies ForEach<TankEvent, void, [Draft]>;

/** The plan for the events of one action, as long as they naturally take. */
function natural(events: readonly GameEvent[]): Scene {
  const draft: Draft = { drives: [], flights: [], booms: [], sounds: [], end: 0, passed: new Map() };
  // Events of the table itself, or of a newer server, show nothing.
  for (const event of events)
    (SHOWS as Record<string, (event: GameEvent, draft: Draft) => void>)[event.event]?.(event, draft);
  return draft;
}

function drive(event: { piece: string; path: string }, draft: Draft, gone = false): void {
  const poses = readPath(event.path);
  const steps = Math.max(1, poses.length - 1) + (gone ? 1 : 0);
  const at = draft.end;
  draft.end += steps * STEP;
  const [first] = poses;
  if (first) draft.drives.push({ from: first.square, poses, at, end: draft.end, gone });
  draft.sounds.push({ sound: isGiant(event.piece) ? 'stomp' : 'tracks', at });
  draft.passed = new Map(poses.map((pose, index) => [pose.square, at + index * STEP]));
}

function fly(scene: Scene, strike: Strike, from: Square, to: Square, kind = ''): void {
  const at = scene.end;
  scene.end += SHOT;
  scene.flights.push({ strike, from, to, kind, at, end: scene.end });
  scene.sounds.push({ sound: NOISE[strike], at });
}

/** A stomp booms as the foot comes down; what one blow destroys goes up together. */
function boom(scene: Scene, square: Square, passed: Map<Square, number> | null): void {
  const together = scene.booms.at(-1);
  const at =
    passed?.get(square) ??
    (together && together.end === scene.end && scene.flights.every((one) => one.end <= together.at)
      ? together.at
      : scene.end);
  scene.booms.push({ square, at, end: at + BOOM, wet: false });
  scene.sounds.push({ sound: passed ? 'stomp' : 'explosion', at });
  scene.end = Math.max(scene.end, at + BOOM);
}

function splash(scene: Scene, square: Square): void {
  scene.booms.push({ square, at: scene.end, end: scene.end + BOOM, wet: true });
  scene.sounds.push({ sound: 'splash', at: scene.end });
  scene.end += BOOM;
}

/** The plan, quickened where it would take too long. */
export function plan(events: readonly GameEvent[]): Scene {
  const scene = natural(events);
  const pace = scene.end > LONGEST ? LONGEST / scene.end : 1;
  const quicker = <T extends { at: number; end: number }>(one: T): T => ({
    ...one,
    at: one.at * pace,
    end: one.end * pace,
  });
  return {
    drives: scene.drives.map(quicker),
    flights: scene.flights.map(quicker),
    booms: scene.booms.map(quicker),
    sounds: scene.sounds.map(({ sound, at }) => ({ sound, at: at * pace })),
    end: scene.end * pace,
  };
}

/** How far something is on its way, 0 to 1. */
export function share(one: { at: number; end: number }, now: number): number {
  return one.end <= one.at ? 1 : Math.min(1, Math.max(0, (now - one.at) / (one.end - one.at)));
}

/** Between which two poses a drive is, and how far from the first to the second. */
export function between(drive: Drive, now: number): { first: Pose; second: Pose; share: number } | null {
  const [first] = drive.poses;
  if (!first) return null;
  const steps = Math.max(1, drive.poses.length - 1) + (drive.gone ? 1 : 0);
  const passed = share(drive, now) * steps;
  const index = Math.min(Math.floor(passed), drive.poses.length - 1);
  const second = drive.poses[index + 1] ?? drive.poses[index]!;
  return { first: drive.poses[index]!, second, share: Math.min(1, passed - index) };
}
