// The set-ups a game comes with, where it has some.

import type { GameInfo } from './api';

export interface Scheme {
  name: string;
  title: string;
  note: string;
  size: number;
  official: boolean;
  /** Some of its vehicles have figures of ours. */
  unofficial: boolean;
  clock: number;
  pieces: number;
  monsters: boolean;
  /** The line of the position it starts from. */
  position: string;
  /** What it is about unless somebody chooses otherwise, whether it has flags, and how many remote mines a side lays. */
  goal: string;
  flags: boolean;
  remote_mines: number;
}

export function schemesOf(info: GameInfo | undefined): Scheme[] {
  const schemes = info?.about['schemes'];
  if (!Array.isArray(schemes)) return [];
  return (schemes as Scheme[]).toSorted(
    (one, other) => one.size - other.size || one.name.localeCompare(other.name),
  );
}
