// What is shown while something happens, planned from the events of an action: who drives along which poses, what is
// struck when. Times are in milliseconds from the start. A whole turn never takes longer than LONGEST.

import type { Sound } from '$lib/sound';
import type { GameEvent } from '$lib/types';
import type { Square } from './geometry';
import { readPath, sort, word, type Pose } from './model';

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

const FLIGHTS: Readonly<Record<string, Strike>> = {
  Fired: 'shot',
  Swung: 'tail',
  Flamed: 'flame',
  Threw: 'throw',
  Duelled: 'duel',
};
const NOISE: Readonly<Record<Strike, Sound>> = {
  shot: 'shot',
  tail: 'stomp',
  flame: 'roar',
  throw: 'roar',
  duel: 'roar',
};
const DRIVES: ReadonlySet<string> = new Set(['Drove', 'Turned', 'Reversed', 'Left', 'Sank']);

/** The plan for the events of one action, as long as they naturally take. */
function natural(events: readonly GameEvent[]): Scene {
  const scene: Scene = { drives: [], flights: [], booms: [], sounds: [], end: 0 };
  let passed = new Map<Square, number>();
  for (const event of events) {
    const what = sort(event);
    if (DRIVES.has(what)) passed = drive(scene, event, what);
    else if (FLIGHTS[what]) fly(scene, event, FLIGHTS[what]);
    else if (what === 'Destroyed')
      boom(scene, word(event, 'square'), word(event, 'how') === 'stomp' ? passed : null);
    else if (what === 'Felled')
      scene.sounds.push({ sound: 'clank', at: passed.get(word(event, 'square')) ?? scene.end });
    else if (what === 'Toppled') {
      scene.sounds.push({ sound: 'stomp', at: scene.end });
      scene.end += SHOT;
    } else if (what === 'Splashed') splash(scene, word(event, 'square'));
  }
  return scene;
}

function drive(scene: Scene, event: GameEvent, what: string): Map<Square, number> {
  const poses = readPath(word(event, 'path'));
  const gone = what === 'Left' || what === 'Sank';
  const steps = Math.max(1, poses.length - 1) + (gone ? 1 : 0);
  const at = scene.end;
  scene.end += steps * STEP;
  scene.drives.push({ from: poses[0]?.square ?? word(event, 'start'), poses, at, end: scene.end, gone });
  scene.sounds.push({ sound: word(event, 'piece') === 'M' ? 'stomp' : 'tracks', at });
  if (what === 'Sank') splash(scene, word(event, 'square'));
  return new Map(poses.map((pose, index) => [pose.square, at + index * STEP]));
}

function fly(scene: Scene, event: GameEvent, strike: Strike): void {
  const at = scene.end;
  scene.end += SHOT;
  const [from, to] =
    strike === 'throw'
      ? [word(event, 'start'), word(event, 'end')]
      : [word(event, 'start'), word(event, 'target')];
  scene.flights.push({ strike, from, to, kind: word(event, 'piece'), at, end: scene.end });
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
