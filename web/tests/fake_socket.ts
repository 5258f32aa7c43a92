// A socket without a network: tests read what the page said and say what the table would.

import type { Incoming, LogLine, Outgoing, Update, Welcome } from '../src/lib/types';

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  said: Incoming[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  static make = (url: string) => new FakeSocket(url) as unknown as WebSocket;

  open(): this {
    this.readyState = 1;
    this.onopen?.();
    return this;
  }

  receive(message: Outgoing): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(more: Partial<Welcome> = {}): this {
    this.open();
    this.receive(welcome({ id: this.heard('hello').id, ...more }));
    return this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Incoming);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The connection breaks, as the browser would report it. */
  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  heard<K extends Incoming['is']>(kind: K): Extract<Incoming, { is: K }> {
    return this.said.findLast((one) => one.is === kind) as Extract<Incoming, { is: K }>;
  }

  count(kind: Incoming['is']): number {
    return this.said.filter((one) => one.is === kind).length;
  }
}

const CLOCK = { setting: { type: 'none' as const }, left: [], running: [], paused: false };

export function line(version: number, text: string, more: Partial<LogLine> = {}): LogLine {
  return { version, text, event: { event: 'MatchResumed' }, seat: 0, action: '', round: 1, ...more };
}

export function welcome(more: Partial<Welcome> = {}): Welcome {
  return {
    is: 'welcome',
    id: '',
    match: 'm1',
    game: 'tank-chess',
    options: {},
    yours: [0],
    version: 0,
    turn: 0,
    views: { 0: {} },
    seats: [
      { seat: 0, name: 'Kim', kind: 'person', bot: '', here: true },
      { seat: 1, name: 'Magpie', kind: 'bot', bot: 'greedy', here: true },
    ],
    to_act: [0],
    clock: CLOCK,
    offers: [],
    outcome: null,
    ending: '',
    log: [],
    commitment: '',
    ...more,
  };
}

export function update(version: number, more: Partial<Update> = {}): Update {
  return {
    is: 'update',
    version,
    turn: version,
    log: [],
    views: { 0: {} },
    to_act: [0],
    clock: CLOCK,
    offers: [],
    seats: [],
    ...more,
  };
}
