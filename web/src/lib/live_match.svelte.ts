// A match that is played now: it keeps what the table sends, and sends the table what the page does.

import { Match, type Mode } from './match.svelte';
import { settings } from './settings.svelte';
import { TableSocket, type Connection, type Status } from './socket';
import type {
  Ack,
  Advised,
  Answer,
  Language,
  LogLine,
  OfferKind,
  Presence,
  Problem,
  Seat,
  Update,
  Welcome,
} from './types';

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
    // An old one can only be a repetition: what it says is known, and newer than it.
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
