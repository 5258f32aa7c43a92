// A map in an address. It stands after #, which no server is told: nothing of it is kept anywhere.

import type { MapText } from './my_maps.svelte';

/** What is longer than anybody's map is none. */
const LONGEST = 12_000;
const TITLE = 60;
const NOTE = 400;

export function linkOf({ position, title, note, symmetric, clock }: MapText): string {
  const parts = new URLSearchParams({ map: position });
  if (title) parts.set('title', title);
  if (note) parts.set('note', note);
  if (!symmetric) parts.set('symmetry', 'no');
  if (clock) parts.set('clock', String(clock));
  return `/maps/shared#${parts}`;
}

/** The map of an address; null if there is none in it. Whether its line can be read is another question. */
export function readLink(fragment: string): MapText | null {
  if (fragment.length > LONGEST) return null;
  const parts = new URLSearchParams(fragment);
  const position = parts.get('map');
  if (!position) return null;
  const clock = Number(parts.get('clock') ?? 0);
  return {
    position,
    title: (parts.get('title') ?? '').slice(0, TITLE),
    note: (parts.get('note') ?? '').slice(0, NOTE),
    symmetric: parts.get('symmetry') !== 'no',
    clock: Number.isInteger(clock) && clock > 0 && clock <= 600 ? clock : 0,
  };
}

/** The address of the analysis of a position. */
export const analysisOf = (position: string): string => `/analysis?${new URLSearchParams({ position })}`;
