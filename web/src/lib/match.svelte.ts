// A match as the page sees it. The game tables draw a `Match`; whether it is played now or replayed is behind it.

import { leftNow, NO_CLOCK, type Clock } from './clock';
import type { Replay, ReplayMoment } from './generated/server';
import { settings } from './settings.svelte';
import { Refused, TableSocket, type Connection, type Status } from './socket';
import type {
  Ack,
  Advised,
  Answer,
  Language,
  LogLine,
  OfferInfo,
  OfferKind,
  Outcome,
  Presence,
  Problem,
  Seat,
  SeatInfo,
  Summary,
  Update,
  Welcome,
} from './types';

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
  /** What the newest update told, for animation and sound; empty after the page was loaded. */
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

/** How to reach the table; tests bring their own socket. */
export interface Reach extends Partial<Pick<Connection, 'make' | 'random'>> {
  url?: string;
}

function address(): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws`;
}

/** A match at the table, live. */
export class LiveMatch extends Match {
  status = $state<Status>('connecting');
  /** Whether anything was ever heard from the table. */
  loaded = $state(false);
  /** Why the table would not let us in, if so. */
  refusal = $state.raw<Problem | null>(null);
  /** The newest problem that answered nothing in particular. */
  lastProblem = $state.raw<Problem | null>(null);
  #socket: TableSocket;
  #language: Language;
  #underway = 0;

  constructor(id: string, tokens: string[], mode: Mode = 'online', reach: Reach = {}) {
    super(id);
    this.mode = mode;
    this.#language = settings.language;
    this.#socket = new TableSocket({
      url: reach.url ?? address(),
      match: id,
      tokens,
      language: () => this.#language,
      seen: () => this.version,
      listener: {
        welcome: (message) => this.#welcome(message),
        update: (message) => this.#update(message),
        presence: (message: Presence) => (this.seats = message.seats),
        problem: (message) => this.#problem(message),
        status: (status) => this.#status(status),
      },
      ...(reach.make && { make: reach.make }),
      ...(reach.random && { random: reach.random }),
    });
  }

  async act(seat: Seat, action: string): Promise<Ack> {
    this.#underway += 1;
    this.pending = true;
    try {
      const lag = Math.min(60_000, this.#socket.lag);
      return (await this.#socket.say({ is: 'act', seat, turn: this.turn, action, lag })) as Ack;
    } finally {
      this.#underway -= 1;
      this.pending = this.#underway > 0;
    }
  }

  async ask<T>(about: string, seat: Seat | null = this.me): Promise<T> {
    return ((await this.#socket.say({ is: 'ask', about, seat })) as Answer).answer as T;
  }

  async hint(seat: Seat): Promise<Advised> {
    return (await this.#socket.say({ is: 'hint', seat })) as Advised;
  }

  async offer(kind: OfferKind, seat: Seat, accept?: boolean): Promise<Ack> {
    return (await this.#socket.say({ is: 'offer', seat, kind, accept: accept ?? null })) as Ack;
  }

  async resign(seat: Seat): Promise<Ack> {
    return (await this.#socket.say({ is: 'resign', seat })) as Ack;
  }

  async moreTime(seat: Seat): Promise<Ack> {
    return (await this.#socket.say({ is: 'more-time', seat })) as Ack;
  }

  async stand(seat: Seat, bot: string): Promise<Ack> {
    return (await this.#socket.say({ is: 'stand', seat, bot })) as Ack;
  }

  /** Sentences in another language from now on; the log comes anew. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#socket.say({ is: 'language', language }).catch(() => undefined); // a reconnect says it anyway
  }

  close(): void {
    this.#socket.close();
  }

  #status(status: Status): void {
    this.status = status;
    this.connected = status === 'open';
  }

  #problem(problem: Problem): void {
    if (!this.loaded && !this.connected) this.refusal = problem;
    else this.lastProblem = problem;
  }

  #welcome(message: Welcome): void {
    const newer = message.log.filter((line) => line.version > this.version);
    const known = this.loaded;
    this.refusal = null;
    this.game = message.game;
    this.options = message.options;
    this.yours = message.yours;
    this.commitment = message.commitment;
    this.hints = message.hints ?? false;
    this.log = message.partial ? still([...this.log, ...newer]) : message.log;
    this.#take(message);
    this.lastLines = known ? newer : [];
    this.loaded = true;
  }

  #update(message: Update): void {
    // An old one can only be a repetition: what it tells is known, and newer than it.
    if (message.version < this.version) return;
    const newer = message.log.filter((line) => line.version > this.version);
    this.log = still([...this.log, ...newer]);
    this.#take(message);
    if (newer.length > 0) this.lastLines = newer;
  }

  #take(message: Welcome | Update): void {
    this.seats = message.seats;
    this.views = message.views;
    this.turn = message.turn;
    this.toAct = message.to_act;
    this.clock = { ...message.clock, receivedAt: performance.now() };
    this.offers = message.offers;
    this.outcome = message.outcome ?? null;
    this.ending = message.ending ?? '';
    this.seed = message.seed ?? this.seed;
    this.rematch = message.rematch ?? '';
    this.version = message.version;
  }
}

/** The lines that still hold: what was taken back did not happen. */
function still(lines: LogLine[]): LogLine[] {
  const back = lines.findLast((line) => line.event.event === 'TakenBack');
  if (back?.event.event !== 'TakenBack') return lines;
  const { keep } = back.event;
  // Lines of an action share its version; those of the table itself (offers, comings and goings) stay.
  const gone = new Set(
    lines
      .filter((line) => line.action && line.version > keep && line.version < back.version)
      .map((line) => line.version),
  );
  return lines.filter((line) => !gone.has(line.version));
}

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
