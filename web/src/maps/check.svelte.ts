// What the table says of the map, asked for whenever it has rested for a moment. Only the newest answer counts.

import { checkMap } from '$lib/api';
import type { MapFault, MapReport } from '$lib/generated/server';
import type { Square } from '../tank/geometry';
import type { MapText } from './my_maps.svelte';

const REST = 350;

export type Verdict = 'checking' | 'good' | 'unfair' | 'broken' | 'unknown';

export class MapCheck {
  report = $state.raw<MapReport | null>(null);
  /** Why nothing could be said. */
  trouble = $state('');
  waiting = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask about this map soon. */
  ask(map: MapText): void {
    this.waiting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(map), REST);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  /** Ask at once, and wait for the answer. */
  async now(map: MapText): Promise<MapReport | null> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const answer = await checkMap(map).then(
      (report) => ({ report, trouble: '' }),
      (error: Error) => ({ report: null, trouble: error.message }),
    );
    if (asked !== this.#asked) return answer.report;
    this.report = answer.report;
    this.trouble = answer.trouble;
    this.waiting = false;
    return answer.report;
  }

  get faults(): readonly MapFault[] {
    return this.report?.faults ?? [];
  }

  get playable(): boolean {
    return this.report !== null && !this.faults.some((fault) => fault.stops);
  }

  get verdict(): Verdict {
    if (!this.report) return this.trouble ? 'unknown' : 'checking';
    if (!this.playable) return 'broken';
    return this.faults.length ? 'unfair' : 'good';
  }

  /** The squares something is wrong with, each with what that is. */
  get marked(): ReadonlyMap<Square, readonly MapFault[]> {
    const found = new Map<Square, MapFault[]>();
    for (const fault of this.faults)
      for (const square of fault.squares) found.set(square, [...(found.get(square) ?? []), fault]);
    return found;
  }
}
