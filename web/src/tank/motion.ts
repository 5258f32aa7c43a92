// What is shown while something happens, planned from the events of an action: who drives along which poses, what is
// struck when, what falls. Times are in milliseconds from the start, at full speed: a whole turn never takes longer than
// LONGEST. The other speeds stretch all of it.

import type { ForEach } from '$lib/events';
import type { Sound } from '$lib/sound';
import type { GameEvent, TankEvent } from '$lib/types';
import { isGiant } from './kinds';
import type { Heading, Square } from './geometry';
import { readPath, type Pose } from './model';

export const STEP = 110;
export const SHOT = 160;
export const BOOM = 320;
export const LONGEST = 1200;

export type Strike = 'shot' | 'tail' | 'flame' | 'throw' | 'duel' | 'detonation';

/** How long each of them takes: what flies far or has a long way to swing is to be seen on its way. */
export const STRIKES: Readonly<Record<Strike, number>> = {
  shot: SHOT,
  tail: 200,
  flame: 240,
  throw: 360,
  duel: 240,
  detonation: 260,
};
/** A Monster is large and falls slowly. */
export const FALL = 420;

interface Span {
  at: number;
  end: number;
}
export interface Drive extends Span {
  from: Square;
  poses: Pose[];
  gone: boolean;
}
export interface Flight extends Span {
  strike: Strike;
  from: Square;
  to: Square;
  kind: string;
  /** Who sees the target for a gun that does not: an artillery observer. */
  via: Square | '';
}
/** Something that is pushed, and what it is: a wreck or a terrain. */
export interface Slide extends Span {
  thing: string;
  from: Square;
  to: Square;
}
export interface Boom extends Span {
  square: Square;
  wet: boolean;
}
/** A Monster that falls over to a side; without one it sinks down where it stood. */
export interface Topple extends Span {
  square: Square;
  side: Heading | '';
}
export interface Scene {
  drives: Drive[];
  flights: Flight[];
  booms: Boom[];
  topples: Topple[];
  slides: Slide[];
  sounds: { sound: Sound; at: number }[];
  end: number;
}

const NOISE: Readonly<Record<Strike, Sound>> = {
  shot: 'shot',
  tail: 'stomp',
  flame: 'roar',
  throw: 'roar',
  duel: 'roar',
  detonation: 'beep',
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
  Blown: (event, draft) => {
    drive(event, draft, true);
    boom(draft, event.square, null);
  },
  Pushed: push,
  SetOff: ({ square }, draft) => boom(draft, square, draft.passed),
  Detonated: (event, draft) => fly(draft, 'detonation', event.square, event.square),
  Placed: (_, draft) => void draft.sounds.push({ sound: 'tick', at: draft.end }),
  TookFlag: (_, draft) => void draft.sounds.push({ sound: 'flag', at: draft.end }),
  FlagBack: (_, draft) => void draft.sounds.push({ sound: 'flag', at: draft.end }),
  Fired: (event, draft) => fly(draft, 'shot', event.start, event.target, event.piece, event.observer),
  Swung: (event, draft) => fly(draft, 'tail', event.start, event.target),
  Flamed: (event, draft) => fly(draft, 'flame', event.start, event.target),
  Threw: (event, draft) => fly(draft, 'throw', event.start, event.end, event.piece),
  Duelled: (event, draft) => fly(draft, 'duel', event.start, event.target),
  Destroyed: (event, draft) =>
    boom(draft, restOf(event, draft.flights), event.how === 'stomp' ? draft.passed : null),
  Splashed: (event, draft) => splash(draft, event.square),
  Felled: ({ square }, draft) =>
    void draft.sounds.push({ sound: 'clank', at: draft.passed.get(square) ?? draft.end }),
  Toppled: topple,
  Stacked: nothing,
  Check: nothing,
  Escape: nothing,
  Flag: nothing,
  Ended: nothing,
} satisfies ForEach<TankEvent, void, [Draft]>;

/** The plan for the events of one action, as long as they naturally take. */
function natural(events: readonly GameEvent[]): Scene {
  const draft: Draft = {
    drives: [],
    flights: [],
    booms: [],
    topples: [],
    slides: [],
    sounds: [],
    end: 0,
    passed: new Map(),
  };
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

function fly(scene: Scene, strike: Strike, from: Square, to: Square, kind = '', via: Square | '' = ''): void {
  const at = scene.end;
  scene.end += STRIKES[strike];
  scene.flights.push({ strike, from, to, kind, via, at, end: scene.end });
  scene.sounds.push({ sound: NOISE[strike], at });
}

/** What is pushed goes on as the bulldozer comes onto its square; in the water it is gone. */
function push(event: { thing: string; start: Square; end: Square; gone: boolean }, draft: Draft): void {
  const entered = draft.passed.get(event.start) ?? draft.end;
  const at = Math.max(0, entered - STEP);
  draft.slides.push({ thing: event.thing, from: event.start, to: event.end, at, end: entered });
  draft.sounds.push({ sound: event.gone ? 'splash' : 'clank', at: entered });
}

/** Where something that was destroyed comes to rest: what was thrown, where it lands. */
export function restOf(
  { square, how }: { square: Square; how: string },
  thrown: readonly { strike: Strike; from: Square; to: Square }[],
): Square {
  const flight = thrown.findLast((one) => one.strike === 'throw' && one.from === square);
  return (how === 'throw' && flight?.to) || square;
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

/** It cries out, and the ground shakes when it lies. */
function topple({ square, heading }: { square: Square; heading: string }, scene: Scene): void {
  const at = scene.end;
  scene.end += FALL;
  scene.topples.push({ square, side: heading === 'none' ? '' : (heading as Heading), at, end: scene.end });
  scene.sounds.push({ sound: 'roar', at }, { sound: 'stomp', at: scene.end });
}

/** The plan, quickened where it would take too long; `stretch` times as long in all. */
export function plan(events: readonly GameEvent[], stretch = 1): Scene {
  const scene = natural(events);
  const pace = (scene.end > LONGEST ? LONGEST / scene.end : 1) * stretch;
  const paced = <T extends Span>(one: T): T => ({ ...one, at: one.at * pace, end: one.end * pace });
  return {
    drives: scene.drives.map(paced),
    flights: scene.flights.map(paced),
    booms: scene.booms.map(paced),
    topples: scene.topples.map(paced),
    slides: scene.slides.map(paced),
    sounds: scene.sounds.map(({ sound, at }) => ({ sound, at: at * pace })),
    end: scene.end * pace,
  };
}

/** How far something is on its way, 0 to 1. */
export function share(one: Span, now: number): number {
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
