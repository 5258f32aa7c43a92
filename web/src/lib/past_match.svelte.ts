// A match that is still played, looked at as it was. What is shown is what this page was shown then: it has kept that, or
// asks the table for it. Nothing can be done here; the match goes on meanwhile.

import { queryPosition } from './api';
import type { Past, Shown } from './generated/server';
import { Match, type Seen } from './match.svelte';
import { momentsOf, seenAt, type LogMoment, type Views } from './moments';
import { Refused } from './socket';
import type { LogLine } from './types';

/** What a match offers to who looks back at it. */
export interface LookedAt extends Match {
  /** What this page was shown, by version. */
  readonly kept: ReadonlyMap<number, Views>;
}

const READ_ONLY = () => Promise.reject(new Refused('stale', 'past'));

export class PastMatch extends Match {
  index = $state(0);
  /** Whether it has shown a moment yet. */
  arrived = $state(false);
  readonly moments = $derived.by<LogMoment[]>(() => momentsOf(this.live.log));
  /** How many there were when somebody began to look back. */
  readonly known: number;
  #load: (secret: boolean) => Promise<Past>;
  #loaded = new Map<number, Views>();
  #shown = new Map<number, Views>();
  #asked: Promise<void> | null = null;
  #job = 0;
  #tables = 0;

  /** `load` asks the table for what was seen: as the seat of this page, or (`open`) as everybody. */
  constructor(
    readonly live: LookedAt,
    load: (open: boolean) => Promise<Past>,
  ) {
    super(live.id);
    this.#load = load;
    this.game = live.game;
    this.options = live.options;
    this.connected = true;
    this.known = this.last;
    this.index = this.last;
    // One device with several hands shows none of them: nobody knows who looks.
    this.yours = this.#handed ? [] : live.yours;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  /** How much has happened since somebody began to look back. */
  get fresh(): readonly LogLine[] {
    return this.moments.slice(this.known + 1).flatMap((moment) => moment.lines);
  }

  get lines(): readonly LogLine[] {
    return this.moments[this.index]?.lines ?? [];
  }

  get #handed(): boolean {
    return this.live.yours.length > 1 && !('public' in this.live.views);
  }

  /** Show moment n. What happened is played only if it is the next one. */
  async go(n: number): Promise<void> {
    const job = ++this.#job;
    const index = Math.max(0, Math.min(this.last, n));
    if (!this.#find(index)) await this.#fetch();
    const views = this.#find(index);
    const moment = this.moments[index];
    if (job !== this.#job || !views || !moment) return;
    this.seats = this.live.seats;
    this.lastLines = this.arrived && index === this.index + 1 ? moment.lines : [];
    this.showing = this.#tables > 0 && this.lastLines.length > 0;
    this.index = index;
    this.version = moment.version;
    this.turn = moment.version;
    this.views = views;
    this.log = this.live.log.filter((line) => line.version <= moment.version);
    this.arrived = true;
  }

  #find(index: number): Views | undefined {
    return (
      (this.#handed ? undefined : seenAt(this.live.kept, this.moments, index)) ??
      seenAt(this.#loaded, this.moments, index)
    );
  }

  #fetch(): Promise<void> {
    this.#asked ??= this.#load(this.#handed)
      .then(({ moments }) => {
        for (const { version, views, shown } of moments) {
          this.#loaded.set(version, views);
          if (shown) this.#shown.set(version, shown);
        }
      })
      .finally(() => (this.#asked = null));
    return this.#asked;
  }

  override async show(): Promise<Seen[]> {
    const find = () => seenAt(this.#shown, this.moments, this.index) as Record<string, Shown> | undefined;
    if (!find()) await this.#fetch();
    const shown = find() ?? {};
    const found = shown[String(this.me)] ?? shown['public'] ?? Object.values(shown)[0];
    return found ? [{ ...found, whose: '' }] : [];
  }

  override attend(): () => void {
    this.#tables += 1;
    return () => {
      this.#tables -= 1;
      this.showing = false;
    };
  }

  override shown(): void {
    this.showing = false;
  }

  get #line(): string {
    return (this.views['public'] as { line?: string } | undefined)?.line ?? '';
  }

  override get askable(): boolean {
    return this.#line !== '';
  }

  act = READ_ONLY;
  hint = READ_ONLY;
  offer = READ_ONLY;
  resign = READ_ONLY;
  moreTime = READ_ONLY;
  stand = READ_ONLY;
  ask<T>(about: string): Promise<T> {
    return this.#line ? queryPosition<T>(this.game, this.#line, about) : READ_ONLY();
  }
}
