// A match that is played now: it keeps what the table sends, and sends the table what the page does.

import { remember } from './fairness';
import { Match, type ActionsWish, type Mode, type Seen } from './match.svelte';
import type { Views } from './moments';
import { Queue } from './queue';
import { settings } from './settings.svelte';
import { TableSocket, type Connection, type Status } from './socket';
import type {
  Ack,
  Advised,
  Answer,
  Language,
  Legal,
  LogLine,
  OfferKind,
  Presence,
  Problem,
  Seat,
  ShownView,
  Thinking,
  Update,
  Welcome,
} from './types';

/** So many actions are asked for at once. */
const PAGE = 200;

/** How to reach the table; tests bring their own socket. */
export interface Reach extends Partial<Pick<Connection, 'make' | 'random'>> {
  url?: string;
}

/** The match stands in the address, so that whatever is before the table can bring those of one match together. */
function address(match: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/ws/match/${encodeURIComponent(match)}`;
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
  /** What this page was shown, by version, for looking back. */
  readonly kept = new Map<number, Views>();
  /** The newest version the table has told of; what is shown may be behind it. */
  #heard = 0;
  /** The version of the newest own action: until it is heard, the table still shows the turn before it. */
  #awaited = 0;
  #tables = 0;
  #happenings = new Queue<Happening>({
    begin: (one) => this.#begin(one),
    settle: (one) => this.#settle(one),
  });

  constructor(id: string, tokens: string[], mode: Mode = 'online', reach: Reach = {}) {
    super(id);
    this.mode = mode;
    this.#language = settings.language;
    this.#socket = new TableSocket({
      url: reach.url ?? address(id),
      match: id,
      tokens,
      language: () => this.#language,
      seen: () => this.#heard,
      listener: {
        welcome: (message) => this.#welcome(message),
        update: (message) => this.#update(message),
        presence: (message: Presence) => (this.seats = message.seats),
        thinking: (message) => this.#thinking(message),
        said: (message) => void this.sayings.hear(message, this.version),
        problem: (message) => this.#problem(message),
        status: (status) => this.#status(status),
      },
      ...(reach.make && { make: reach.make }),
      ...(reach.random && { random: reach.random }),
    });
    if (typeof document !== 'undefined') document.addEventListener('visibilitychange', this.#look);
  }

  override attend(): () => void {
    this.#tables += 1;
    return () => {
      this.#tables -= 1;
      if (!this.#tables) this.#happenings.flush();
    };
  }

  override shown(): void {
    this.#happenings.done();
  }

  async act(seat: Seat, action: string): Promise<Ack> {
    this.#underway += 1;
    this.pending = true;
    try {
      const lag = Math.min(60_000, this.#socket.lag);
      const ack = (await this.#socket.say({ is: 'act', seat, turn: this.turn, action, lag })) as Ack;
      this.#awaited = Math.max(this.#awaited, ack.version);
      return ack;
    } finally {
      this.#underway -= 1;
      this.#settlePending();
    }
  }

  async ask<T>(about: string, seat: Seat | null = this.me): Promise<T> {
    return ((await this.#socket.say({ is: 'ask', about, seat })) as Answer).answer as T;
  }

  override async legal(seat: Seat, { skip = 0, find = '' }: ActionsWish = {}): Promise<Legal> {
    return (await this.#socket.say({ is: 'actions', seat, skip, most: PAGE, find })) as Legal;
  }

  override async show(seat: Seat | null): Promise<Seen[]> {
    const everything = this.over && 'everything' in this.views;
    const { text, picture = '' } = (await this.#socket.say({ is: 'show', seat, everything })) as ShownView;
    return [{ text, picture, whose: '' }];
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

  /** A phrase of the fixed list, to everybody at the table. */
  async say(seat: Seat, phrase: string): Promise<Ack> {
    return (await this.#socket.say({ is: 'say', seat, phrase })) as Ack;
  }

  /** Sentences in another language from now on; the log comes anew. */
  speak(language: Language): void {
    if (language === this.#language) return;
    this.#language = language;
    this.#socket.say({ is: 'language', language }).catch(() => undefined); // a reconnect says it anyway
  }

  close(): void {
    this.#socket.close();
    if (typeof document !== 'undefined') document.removeEventListener('visibilitychange', this.#look);
  }

  /** Nobody looks: then nothing is waited for, so that the title of the page says what is true. */
  #look = (): void => {
    if (document.hidden) this.#happenings.flush();
  };

  #status(status: Status): void {
    this.status = status;
    this.connected = status === 'open';
  }

  #problem(problem: Problem): void {
    if (!this.loaded && !this.connected) this.refusal = problem;
    else this.lastProblem = problem;
  }

  #welcome(message: Welcome): void {
    this.#happenings.flush();
    const newer = this.#newer(message);
    const known = this.loaded;
    this.refusal = null;
    this.game = message.game;
    this.options = message.options;
    this.yours = message.yours;
    this.commitment = message.commitment;
    remember(this.id, message.commitment, message.version);
    this.hints = message.hints ?? false;
    this.coach = message.coach ?? false;
    this.openToAll = message.open_to_all ?? false;
    this.#hear(message);
    const log = message.partial ? still([...this.log, ...newer]) : message.log;
    this.#take(message, log, known ? newer : []);
    this.#conclude(message);
    this.loaded = true;
  }

  #update(message: Update): void {
    // An old one can only be a repetition: what it says is known, and newer than it.
    if (message.version < this.#heard) return;
    const newer = this.#newer(message);
    this.#hear(message);
    this.#happenings.push({ message, newer });
  }

  #newer(message: Welcome | Update): LogLine[] {
    return message.log.filter((line) => line.version > this.#heard);
  }

  /** What holds as soon as it is heard: time does not wait until something was shown. */
  #hear(message: Welcome | Update): void {
    this.#heard = message.version;
    this.kept.set(message.version, message.views);
    this.clock = { ...message.clock, receivedAt: performance.now() };
    this.seats = message.seats;
    this.busy = [];
    this.#settlePending();
  }

  #settlePending(): void {
    this.pending = this.#underway > 0 || this.#heard < this.#awaited;
  }

  /** Whether there is something to be shown, and somebody who shows it to somebody. */
  #begin({ message, newer }: Happening): boolean {
    this.#take(message, still([...this.log, ...newer]), newer);
    this.showing =
      this.#tables > 0 && newer.some((line) => line.seat !== null) && !(globalThis.document?.hidden ?? false);
    // Bots think while one looks; the own turn begins when one has seen why.
    if (this.showing) this.toAct = message.to_act.filter((seat) => !this.yours.includes(seat));
    return this.showing;
  }

  #settle({ message }: Happening): void {
    this.showing = false;
    this.#conclude(message);
  }

  #thinking({ seat, busy }: Thinking): void {
    const others = this.busy.filter((one) => one !== seat);
    this.busy = busy ? [...others, seat] : others;
  }

  #take(message: Welcome | Update, log: LogLine[], newer: LogLine[]): void {
    this.log = log;
    this.views = message.views;
    this.turn = message.turn;
    this.version = message.version;
    if (newer.length > 0 || message.is === 'welcome') this.lastLines = newer;
  }

  /** What follows from it. */
  #conclude(message: Welcome | Update): void {
    this.toAct = message.to_act;
    this.offers = message.offers;
    this.outcome = message.outcome ?? null;
    this.ending = message.ending ?? '';
    this.seed = message.seed ?? this.seed;
    this.rematch = message.rematch ?? '';
  }
}

/** Something that happened: what the table said, and the lines that are new. */
interface Happening {
  message: Update;
  newer: LogLine[];
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
