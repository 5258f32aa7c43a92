// A match as the page sees it. The game tables draw a `Match`; whether it is played now or replayed is behind it.

import { leftNow, NO_CLOCK, type Clock } from './clock';
import type { Speed } from './pace';
import { Sayings } from './sayings.svelte';
import { settings } from './settings.svelte';
import type { Shown } from './generated/server';
import type {
  Ack,
  Advised,
  Legal,
  LogLine,
  OfferInfo,
  OfferKind,
  Outcome,
  Seat,
  SeatInfo,
  Summary,
} from './types';

export type Mode = Summary['mode'];

/** Whoever has less time than this for a decision does not want to wait, in milliseconds. */
const HURRY = 20_000;

/** Which of the legal actions are wanted. */
export interface ActionsWish {
  skip?: number;
  find?: string;
}

/** What somebody sees, and whose eyes these are (empty: those of whoever sits at this page). */
export interface Seen extends Shown {
  whose: string;
}

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
  /** Bots that cannot think yet, because many want to at once. */
  busy = $state.raw<Seat[]>([]);
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
  /** Whether the coach says what could happen after each choice. */
  coach = $state(false);
  connected = $state(false);
  /** An action is on its way to the table. */
  pending = $state(false);
  /** What happened is being shown: whose turn it is and how the game ended is told only after it. */
  showing = $state(false);
  /** One person holds all seats of people, or each has their own. */
  mode = $state<Mode>('online');
  /** Nothing is hidden from whoever sits at this page, whichever seat decides. */
  openBook = $state(false);
  /** Anybody may join while a seat is free. */
  openToAll = $state(false);
  /** What players said to each other. */
  readonly sayings = new Sayings();

  constructor(readonly id: string) {}

  get over(): boolean {
    return this.outcome !== null;
  }

  /** Whether somebody answers questions about what is shown. */
  get askable(): boolean {
    return true;
  }

  /** The log without what is still being shown: it does not tell the end before the shot has landed. */
  get seenLog(): readonly LogLine[] {
    if (!this.showing) return this.log;
    const shown = new Set(this.lastLines);
    return this.log.filter((line) => !shown.has(line));
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

  /** How fast things are shown: as people like it, but nobody loses time they do not have. */
  get speed(): Speed {
    const hurried = this.clock.running.some((seat) => {
      const left = this.yours.includes(seat) ? this.left(seat, performance.now()) : null;
      return left !== null && left < HURRY;
    });
    return hurried ? 'quick' : settings.speed;
  }

  /** A table shows what happens, as long as it is there; the answer is to be called when it goes. */
  attend(): () => void {
    return () => undefined;
  }

  /** The table has shown what happened. */
  shown(): void {
    // nobody waits for it unless the match is played now
  }

  /** What this seat may do now, some at a time; only where somebody plays. */
  legal(seat: Seat, wish?: ActionsWish): Promise<Legal> {
    void [seat, wish];
    return Promise.reject(new Error('nobody plays here'));
  }

  /** What is to be seen as text and picture, for a table that knows nothing of the game: for this seat, or for
   *  everybody; after the end of a game with secrets all of it. */
  show(seat: Seat | null): Promise<Seen[]> {
    void seat;
    return Promise.resolve([]);
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
