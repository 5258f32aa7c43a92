// The connection to the table: says hello, keeps what was not acknowledged and says it again after a reconnect,
// notices silence, and comes back by itself. docs/protocol.md explains the messages.

import { newId } from './ids';
import {
  PROTOCOL,
  type Incoming,
  type Language,
  type Outgoing,
  type Presence,
  type Problem,
  type Said,
  type Thinking,
  type Update,
  type Welcome,
} from './types';

export type Status = 'connecting' | 'open' | 'lost' | 'closed' | 'refused';

/** A refusal of the table, with a sentence for people and a code for programs. */
export class Refused extends Error {
  constructor(
    readonly code: Problem['code'],
    text: string,
    readonly rule = '',
  ) {
    super(text);
    this.name = 'Refused';
  }
}

export interface Listener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  presence(message: Presence): void;
  /** A bot waits for a processor, or no longer. */
  thinking(message: Thinking): void;
  /** A player says something. */
  said(message: Said): void;
  /** A problem that answers nothing in particular, or one that ended the connection for good. */
  problem(message: Problem): void;
  status(status: Status): void;
}

export interface Connection {
  url: string;
  match: string;
  tokens: string[];
  language: () => Language;
  /** The newest version of the match the page has. */
  seen: () => number;
  listener: Listener;
  /** For tests. */
  make?: (url: string) => WebSocket;
  random?: () => number;
}

export const PING_EVERY = 8_000;
export const SILENCE = 20_000;
export const DOUBT = 3_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** The close code of a table that is started anew: another is there already, and everybody here will come at once. */
export const RESTARTING = 1012;
const SPREAD = 2_400;

/** Answers after which trying again makes no sense. */
const FINAL: ReadonlySet<string> = new Set(['no-match', 'protocol', 'not-yours', 'unreadable']);

type Saying = Exclude<Incoming, { is: 'hello' } | { is: 'ping' }>;
type WithoutId<M> = M extends unknown ? Omit<M, 'id'> : never;
interface Kept {
  message: Saying;
  resolve: (answer: Outgoing) => void;
  reject: (problem: Error) => void;
}

export class TableSocket {
  /** There and back, in milliseconds, smoothed. */
  lag = 0;
  #to: Connection;
  #socket: WebSocket | null = null;
  #welcomed = false;
  #closed = false;
  #failures = 0;
  #hello = '';
  #heard = 0;
  #kept = new Map<string, Kept>();
  #pings = new Map<string, number>();
  #timers: {
    ping?: ReturnType<typeof setInterval>;
    watch?: ReturnType<typeof setTimeout>;
    retry?: ReturnType<typeof setTimeout>;
  } = {};

  constructor(to: Connection) {
    this.#to = to;
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#look);
      window.addEventListener('offline', this.#look);
      document.addEventListener('visibilitychange', this.#look);
    }
    this.#connect();
  }

  /** Say something that wants an answer. It is kept until the answer is there, however often the connection is lost. */
  say(message: WithoutId<Saying>): Promise<Outgoing> {
    const whole = { ...message, id: newId() } as Saying;
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Refused('refused', 'closed'));
      this.#kept.set(whole.id, { message: whole, resolve, reject });
      if (this.#welcomed) this.#send(whole);
    });
  }

  close(): void {
    if (this.#closed) return;
    this.#end('closed');
  }

  #end(status: Status): void {
    this.#closed = true;
    this.#drop();
    clearTimeout(this.#timers.retry);
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#look);
      window.removeEventListener('offline', this.#look);
      document.removeEventListener('visibilitychange', this.#look);
    }
    for (const kept of this.#kept.values()) kept.reject(new Refused('refused', 'closed'));
    this.#kept.clear();
    this.#to.listener.status(status);
  }

  #connect = (): void => {
    clearTimeout(this.#timers.retry);
    this.#timers.retry = undefined;
    if (this.#closed || this.#socket) return;
    this.#to.listener.status('connecting');
    let socket: WebSocket;
    try {
      socket = this.#to.make ? this.#to.make(this.#to.url) : new WebSocket(this.#to.url);
    } catch {
      return this.#later();
    }
    this.#socket = socket;
    this.#heard = Date.now();
    this.#watch(SILENCE);
    socket.onopen = () => {
      if (this.#socket === socket) this.#greet();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.#socket === socket) this.#hear(String(event.data));
    };
    socket.onclose = (event?: CloseEvent) => {
      if (this.#socket === socket) this.#lose(event?.code === RESTARTING ? SPREAD : 0);
    };
    socket.onerror = () => {
      if (this.#socket === socket) this.#lose();
    };
  };

  #greet(): void {
    const { match, tokens, seen, language } = this.#to;
    this.#hello = newId();
    this.#send({
      is: 'hello',
      id: this.#hello,
      protocol: PROTOCOL,
      match,
      tokens,
      seen: seen(),
      language: language(),
    });
    this.#timers.ping = setInterval(() => this.#ping(), PING_EVERY);
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    this.#watch(SILENCE);
    const message = JSON.parse(text) as Outgoing;
    switch (message.is) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#to.listener.update(message);
      case 'presence':
        return this.#to.listener.presence(message);
      case 'thinking':
        return this.#to.listener.thinking(message);
      case 'said':
        return this.#to.listener.said(message);
      case 'pong':
        return this.#pong(message.id);
      case 'ack':
      case 'answer':
      case 'legal':
      case 'shown':
      case 'advice':
        return this.#settle(message.id, (kept) => kept.resolve(message));
      case 'problem':
        return this.#problem(message);
    }
  }

  #welcome(message: Welcome): void {
    this.#to.listener.welcome(message);
    if (message.id !== this.#hello) return this.#settle(message.id, (kept) => kept.resolve(message));
    this.#welcomed = true;
    this.#failures = 0;
    this.#to.listener.status('open');
    this.#ping();
    for (const { message: unanswered } of this.#kept.values()) this.#send(unanswered);
  }

  #problem(message: Problem): void {
    if (message.id === this.#hello && !this.#welcomed) {
      this.#to.listener.problem(message);
      // A full house may have room later; a table that does not exist never will.
      return FINAL.has(message.code) ? this.#end('refused') : this.#lose();
    }
    if (message.id && this.#kept.has(message.id)) {
      return this.#settle(message.id, (kept) =>
        kept.reject(new Refused(message.code, message.text, message.rule)),
      );
    }
    this.#to.listener.problem(message);
  }

  #settle(id: string, how: (kept: Kept) => void): void {
    const kept = this.#kept.get(id);
    if (!kept) return;
    this.#kept.delete(id);
    how(kept);
  }

  #ping(): void {
    const id = newId();
    this.#pings.set(id, Date.now());
    this.#send({ is: 'ping', id });
  }

  #pong(id: string): void {
    const sent = this.#pings.get(id);
    if (sent === undefined) return;
    this.#pings.delete(id);
    const took = Date.now() - sent;
    this.lag = this.lag ? Math.round(this.lag * 0.7 + took * 0.3) : took;
  }

  #send(message: Incoming): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Something hints that the network changed: look at once instead of waiting for the silence to be long enough. */
  #look = (): void => {
    if (!this.#socket) return this.#connect();
    if (!this.#welcomed || (typeof document !== 'undefined' && document.visibilityState === 'hidden')) return;
    this.#ping();
    this.#watch(DOUBT);
  };

  #watch(patience: number): void {
    clearTimeout(this.#timers.watch);
    const asked = Date.now();
    this.#timers.watch = setTimeout(() => {
      if (this.#heard <= asked) this.#lose();
    }, patience);
  }

  #lose(spread = 0): void {
    if (this.#closed) return;
    this.#drop();
    this.#to.listener.status('lost');
    this.#later(spread);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#pings.clear();
    clearInterval(this.#timers.ping);
    clearTimeout(this.#timers.watch);
    try {
      socket?.close();
    } catch {
      // it was closed already
    }
  }

  /** Try again after a while: longer with each failure, and never all clients at the same moment. */
  #later(spread = 0): void {
    if (this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    const chance = (this.#to.random ?? Math.random)();
    clearTimeout(this.#timers.retry);
    this.#timers.retry = setTimeout(this.#connect, wait * (0.5 + chance * 0.5) + spread * chance);
  }
}
