// A match as the page sees it. The game tables draw a `Match`; whether it is played now or replayed is behind it.

import { leftNow, NO_CLOCK, type Clock } from './clock';
import type { Ack, Advised, LogLine, OfferInfo, OfferKind, Outcome, Seat, SeatInfo, Summary } from './types';

export type Mode = Summary['mode'];

export abstract class Match {
  game = $state('');
  options = $state.raw<Record<string, string>>({});
  seats = $state.raw<SeatInfo[]>([]);
  /** The seats this page plays. */
  yours = $state.raw<Seat[]>([]);
  /** What each of them may see, by seat; `public` for who watches. */
  views = $state.raw<Record<string, unknown>>({});
  turn = $state(0);
  version = $state(0);
  toAct = $state.raw<Seat[]>([]);
  clock = $state.raw<Clock>(NO_CLOCK);
  offers = $state.raw<OfferInfo[]>([]);
  outcome = $state.raw<Outcome | null>(null);
  ending = $state('');
  log = $state.raw<LogLine[]>([]);
  /** The lines of the newest update, for animation and sound; empty after the page was loaded. */
  lastLines = $state.raw<LogLine[]>([]);
  commitment = $state('');
  seed = $state('');
  rematch = $state('');
  /** Whether a player may ask for a good move. */
  hints = $state(false);
  connected = $state(false);
  /** An action is on its way to the table. */
  pending = $state(false);
  /** One person holds all seats of people, or each has their own. */
  mode = $state<Mode>('online');

  constructor(readonly id: string) {}

  get over(): boolean {
    return this.outcome !== null;
  }

  /** Whether somebody answers questions about what is shown. */
  get askable(): boolean {
    return true;
  }

  /** The seat this page plays at this moment: at one device the one who owes a decision; null for who watches. */
  get me(): Seat | null {
    const owing = this.toAct.find((seat) => this.yours.includes(seat));
    return owing ?? this.yours[0] ?? null;
  }

  /** Whether somebody at this page owes a decision. */
  get myTurn(): boolean {
    return this.toAct.some((seat) => this.yours.includes(seat));
  }

  /** What to draw for a seat; without one, for whoever sits at this page. */
  view(seat: Seat | null = null): unknown {
    const whose = seat ?? this.me;
    return (
      (whose === null ? undefined : this.views[whose]) ?? this.views['public'] ?? Object.values(this.views)[0]
    );
  }

  name(seat: Seat): string {
    return this.seats.find((info) => info.seat === seat)?.name ?? '';
  }

  /** What this seat has left, in milliseconds; null without a limit. `now` is performance.now(). */
  left(seat: Seat, now: number): number | null {
    return leftNow(this.clock, seat, now);
  }

  abstract act(seat: Seat, action: string): Promise<Ack>;
  abstract ask<T>(about: string, seat?: Seat | null): Promise<T>;
  /** What would be good for this seat now, and why. */
  abstract hint(seat: Seat): Promise<Advised>;
  abstract offer(kind: OfferKind, seat: Seat, accept?: boolean): Promise<Ack>;
  abstract resign(seat: Seat): Promise<Ack>;
  abstract moreTime(seat: Seat): Promise<Ack>;
  /** Let a bot play for this seat; with an empty name the owner is back. */
  abstract stand(seat: Seat, bot: string): Promise<Ack>;
}
