// One's own maps, kept in this browser only, each with the versions one can go back to.

import { newId } from '$lib/ids';
import type { MapText } from '$lib/generated/server';

export type { MapText } from '$lib/generated/server';

export interface Version {
  readonly at: number;
  readonly map: MapText;
}

export interface KeptMap {
  readonly id: string;
  /** When it was changed last. */
  readonly at: number;
  /** Whether it came by a link from somebody else. */
  readonly shared: boolean;
  readonly now: MapText;
  /** The newest first. */
  readonly versions: readonly Version[];
}

const KEY = 'behemoth.maps';
/** So many versions of a map are kept; the oldest go first. */
const MOST_VERSIONS = 50;

function stored(): KeptMap[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as KeptMap[]) : [];
  } catch {
    return [];
  }
}

export function sameMap(one: MapText, other: MapText): boolean {
  return (
    one.position === other.position &&
    one.title === other.title &&
    one.note === other.note &&
    one.symmetric === other.symmetric &&
    one.clock === other.clock
  );
}

/** The map with its present state as a version, unless the newest version is just that. */
export function withVersion(map: KeptMap, at: number): KeptMap {
  const [newest] = map.versions;
  if (newest && sameMap(newest.map, map.now)) return map;
  return { ...map, versions: [{ at, map: map.now }, ...map.versions].slice(0, MOST_VERSIONS) };
}

class MyMaps {
  /** The one changed last first. */
  all = $state.raw<KeptMap[]>(stored());

  constructor() {
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.all = stored();
    });
  }

  find(id: string): KeptMap | undefined {
    return this.all.find((map) => map.id === id);
  }

  /** A new map; its name. */
  add(now: MapText, shared = false): string {
    const map: KeptMap = { id: newId(), at: Date.now(), shared, now, versions: [] };
    this.#write([map, ...stored()]);
    return map.id;
  }

  /** The map as it is now; false where the browser has no room for it. */
  keep(id: string, now: MapText): boolean {
    return this.#change(id, (map) => (sameMap(map.now, now) ? map : { ...map, now, at: Date.now() }));
  }

  /** Put the present state down as a version. */
  putDown(id: string): boolean {
    return this.#change(id, (map) => withVersion(map, Date.now()));
  }

  /** Go back to a version; what is there now becomes one too. */
  goBack(id: string, version: Version): void {
    this.#change(id, (map) => ({ ...withVersion(map, Date.now()), now: version.map, at: Date.now() }));
  }

  duplicate(id: string, title: string): string {
    const map = this.find(id);
    return map ? this.add({ ...map.now, title }) : '';
  }

  rename(id: string, title: string): void {
    this.#change(id, (map) => ({ ...map, now: { ...map.now, title }, at: Date.now() }));
  }

  remove(id: string): void {
    this.#write(stored().filter((map) => map.id !== id));
  }

  #change(id: string, change: (map: KeptMap) => KeptMap): boolean {
    const before = stored();
    const after = before.map((map) => (map.id === id ? change(map) : map));
    if (after.every((map, index) => map === before[index])) return true;
    return this.#write(after.toSorted((one, other) => other.at - one.at));
  }

  #write(all: KeptMap[]): boolean {
    this.all = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
      return true;
    } catch {
      return false; // without storage they are known on this page
    }
  }
}

export const myMaps = new MyMaps();
