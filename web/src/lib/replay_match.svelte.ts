// A match that is looked at, moment by moment.

import type { Replay, ReplayMoment } from './generated/server';
import { Match } from './match.svelte';
import { Refused } from './socket';
import type { Seat } from './types';

interface Handed {
  hand: unknown;
}

/** What everybody sees, with what each player saw of their own added: a game that is over has no secrets. */
function laidOpen(shown: unknown, views: Record<string, unknown>): unknown {
  const whole = shown as { players?: Handed[] };
  if (!Array.isArray(whole?.players)) return shown;
  const own = (seat: Seat) => (views[seat] as { players?: Handed[] } | undefined)?.players?.[seat]?.hand;
  return {
    ...whole,
    players: whole.players.map((player, seat) => ({ ...player, hand: player.hand ?? own(seat) ?? null })),
  };
}

const READ_ONLY = () => Promise.reject(new Refused('over', 'replay'));

/** A finished or imported game, looked at move by move. The same to draw as a live one, but nothing can be done. */
export class ReplayMatch extends Match {
  index = $state(0);
  /** Whether the public view lies open: all hands face up. */
  open = $state(true);
  readonly moments: ReplayMoment[];
  /** A question about a moment is answered by the server, if the page has a way to ask; else nobody knows. */
  #asker: ((index: number, about: string, seat: Seat | null) => Promise<unknown>) | null;
  #replay: Replay;

  constructor(id: string, replay: Replay, asker: ReplayMatch['askerType'] | null = null) {
    super(id);
    this.#replay = replay;
    this.#asker = asker;
    this.moments = replay.moments;
    this.game = replay.game;
    this.options = replay.options;
    this.seats = replay.seats;
    this.connected = true;
    this.go(0);
  }

  declare readonly askerType: (index: number, about: string, seat: Seat | null) => Promise<unknown>;

  get last(): number {
    return this.moments.length - 1;
  }

  /** Show moment n. Its sentences are played only if it is the next one, as it would have been at the table. */
  go(n: number): void {
    const index = Math.max(0, Math.min(this.last, n));
    const moment = this.moments[index];
    if (!moment) return;
    this.lastLines = index === this.index + 1 ? moment.log : [];
    this.index = index;
    this.version = index;
    this.turn = index;
    this.views = moment.views ?? { public: moment.view };
    this.log = this.moments.slice(0, index + 1).flatMap((one) => one.log);
    const next = this.moments[index + 1]?.seat;
    this.toAct = next === null || next === undefined ? [] : [next];
    const end = index === this.last;
    this.outcome = end ? this.#replay.outcome : null;
    this.ending = end ? this.#replay.ending : '';
  }

  override get askable(): boolean {
    return this.#asker !== null;
  }

  override view(seat: Seat | null = null): unknown {
    const moment = this.moments[this.index];
    if (seat !== null && moment?.views?.[seat]) return moment.views[seat];
    return this.open && moment?.views ? laidOpen(moment.view, moment.views) : moment?.view;
  }

  act = READ_ONLY;
  hint = READ_ONLY;
  offer = READ_ONLY;
  resign = READ_ONLY;
  moreTime = READ_ONLY;
  stand = READ_ONLY;
  ask<T>(about: string, seat: Seat | null = null): Promise<T> {
    return this.#asker ? (this.#asker(this.index, about, seat) as Promise<T>) : READ_ONLY();
  }
}
