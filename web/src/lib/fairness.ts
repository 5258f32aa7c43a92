// Was the game dealt honestly? Before the first move the table tells the hash of its seed; after the end it tells the
// seed. The page keeps what it was told first, and compares here, in the browser: the table cannot change its mind.

import { call } from './api';
import type { Verified } from './generated/server';

const KEY = 'behemoth.commitments';
const MOST = 300;

/** The commitment a match told this browser first, and how far the match was by then. */
export interface Told {
  commitment: string;
  /** The version of the match when it was told: small means from the start on. */
  version: number;
}

type Kept = Record<string, Told>;

function stored(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Kept) : {};
  } catch {
    return {};
  }
}

let unkept: Kept = {};

/** Keep what a match tells, unless it has told something before: the first word counts. */
export function remember(match: string, commitment: string, version: number): void {
  const kept = { ...unkept, ...stored() };
  if (!commitment || kept[match]) return;
  const rows = [...Object.entries(kept), [match, { commitment, version }] as const].slice(-MOST);
  unkept = Object.fromEntries(rows);
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // without storage it is known until the page is closed
  }
}

/** What this browser was told about a match first; undefined where it was never there. */
export function told(match: string): Told | undefined {
  return stored()[match] ?? unkept[match];
}

/** The hash of a seed as the table computes it; null where the browser will not (a page without https). */
export async function commitmentOf(seed: string): Promise<string | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(seed));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What comparing comes to: the seed fits what was told, it does not, nobody was told anything, or nobody can compute. */
export type Comparison = 'fits' | 'differs' | 'not-told' | 'cannot';

export async function compare(seed: string, was: Told | undefined): Promise<Comparison> {
  if (!was) return 'not-told';
  const found = await commitmentOf(seed);
  if (found === null) return 'cannot';
  return found === was.commitment ? 'fits' : 'differs';
}

/** What the table recomputed of a match that is over, and what this browser found by itself. */
export interface Verdict {
  table: Verified;
  told: Told | undefined;
  comparison: Comparison;
}

export async function verify(match: string): Promise<Verdict> {
  const table = await call<Verified>(`/api/matches/${match}/verification`);
  const was = told(match);
  return { table, told: was, comparison: await compare(table.seed, was) };
}
