// A match that is looked at, moment by moment.

import type { Replay, ReplayMoment } from './generated/server';
import { Match, type Seen } from './match.svelte';
import { Refused } from './socket';
import type { Seat } from './types';

interface Handed {
  hand: unknown;
}

/** Remote mines of Tank Chess: each side knows its own. */
interface Mined {
  sides: { side: string; own: unknown[] }[];
}

function uncovered(views: Record<string, unknown>) {
  return (side: Mined['sides'][number], seat: number): Mined['sides'][number] =>
    (views[seat] as { mines?: Mined | null } | undefined)?.mines?.sides[seat] ?? side;
}

/** What everybody sees, with what each player saw of their own added: a game that is over has no secrets. */
function laidOpen(shown: unknown, views: Record<string, unknown>): unknown {
  const whole = shown as { players?: Handed[]; mines?: Mined | null };
  if (whole?.mines)
    return { ...whole, mines: { ...whole.mines, sides: whole.mines.sides.map(uncovered(views)) } };
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
  #tables = 0;

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
    this.showing = this.#tables > 0 && this.lastLines.length > 0;
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

  override get askable(): boolean {
    return this.#asker !== null;
  }

  override view(seat: Seat | null = null): unknown {
    const moment = this.moments[this.index];
    if (seat !== null && moment?.views?.[seat]) return moment.views[seat];
    return this.open && moment?.views ? laidOpen(moment.view, moment.views) : moment?.view;
  }

  override show(seat: Seat | null): Promise<Seen[]> {
    const shown = this.moments[this.index]?.shown ?? {};
    const one = (whose: string, key: string): Seen[] => (shown[key] ? [{ ...shown[key], whose }] : []);
    if (seat !== null && shown[seat]) return Promise.resolve(one(this.name(seat), String(seat)));
    const all = this.open ? this.seats.flatMap((info) => one(info.name, String(info.seat))) : [];
    return Promise.resolve(all.length ? all : one('', 'public'));
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
