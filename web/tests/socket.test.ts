import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  PING_EVERY,
  RESTARTING,
  Refused,
  SILENCE,
  TableSocket,
  type Listener,
  type Status,
} from '../src/lib/socket';
import { FakeSocket, update } from './fake_socket';

let seen = 0;
let statuses: Status[] = [];
let listener: Listener;

function connect(random: () => number = () => 1): TableSocket {
  return new TableSocket({
    url: 'ws://table/ws',
    match: 'm1',
    tokens: ['t'.repeat(20)],
    language: () => 'de',
    seen: () => seen,
    listener,
    make: FakeSocket.make,
    random,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  statuses = [];
  seen = 0;
  listener = {
    welcome: vi.fn(),
    update: vi.fn(),
    presence: vi.fn(),
    said: vi.fn(),
    thinking: vi.fn(),
    problem: vi.fn(),
    status: (status) => statuses.push(status),
  };
});
afterEach(() => vi.useRealTimers());

describe('hello', () => {
  it('says which match, which tokens, what was seen and in which language', () => {
    seen = 7;
    connect();
    FakeSocket.last.open();
    expect(FakeSocket.last.heard('hello')).toMatchObject({
      protocol: 1,
      match: 'm1',
      tokens: ['t'.repeat(20)],
      seen: 7,
      language: 'de',
    });
  });

  it('is over for good when there is no such match', () => {
    connect();
    FakeSocket.last.open();
    FakeSocket.last.receive({
      is: 'problem',
      id: FakeSocket.last.heard('hello').id,
      code: 'no-match',
      text: 'Gibt es nicht.',
    });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe('refused');
    expect(listener.problem).toHaveBeenCalledOnce();
  });
});

it('knocks again later where the house is full', () => {
  connect();
  FakeSocket.last.open();
  FakeSocket.last.receive({
    is: 'problem',
    id: FakeSocket.last.heard('hello').id,
    code: 'full',
    text: 'Voll.',
  });
  expect(statuses.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.welcome();
  expect(statuses.at(-1)).toBe('open');
});

describe('a table that is started anew', () => {
  it.each([
    [0, 300],
    [0.5, 1_600],
    [1, 2_900],
  ])('does not see everybody again at the same moment (%s)', (chance, within) => {
    connect(() => chance);
    FakeSocket.last.welcome();
    FakeSocket.last.break(RESTARTING);
    vi.advanceTimersByTime(within - 150);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(150);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe('what was not acknowledged', () => {
  it('waits for the welcome, then goes out', () => {
    const socket = connect();
    void socket.say({ is: 'act', seat: 0, turn: 1, action: 'A1>A2N', lag: 0 });
    FakeSocket.last.open();
    expect(FakeSocket.last.count('act')).toBe(0);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.count('act')).toBe(1);
  });

  it('is said again after a reconnect, with the same id, and answered once', async () => {
    const socket = connect();
    FakeSocket.last.welcome();
    const said = socket.say({ is: 'act', seat: 0, turn: 1, action: 'A1>A2N', lag: 0 });
    const { id } = FakeSocket.last.heard('act');
    FakeSocket.last.break();
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.heard('act').id).toBe(id);
    FakeSocket.last.receive({ is: 'ack', id, version: 3 });
    await expect(said).resolves.toMatchObject({ is: 'ack', version: 3 });
    FakeSocket.last.break();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.count('act')).toBe(0);
  });

  it('keeps the order of what was said', () => {
    const socket = connect();
    void socket.say({ is: 'offer', seat: 0, kind: 'draw', accept: null });
    void socket.say({ is: 'act', seat: 0, turn: 1, action: 'x', lag: 0 });
    FakeSocket.last.welcome();
    expect(
      FakeSocket.last.said.map((one) => one.is).filter((kind) => kind === 'offer' || kind === 'act'),
    ).toEqual(['offer', 'act']);
  });

  it('is refused with the sentence of the table', async () => {
    const socket = connect();
    FakeSocket.last.welcome();
    const said = socket.say({ is: 'act', seat: 0, turn: 1, action: 'x', lag: 0 });
    FakeSocket.last.receive({
      is: 'problem',
      id: FakeSocket.last.heard('act').id,
      code: 'illegal',
      text: 'Gun 2, armour 2.',
      rule: 'TC3.5',
    });
    await expect(said).rejects.toMatchObject({ code: 'illegal', message: 'Gun 2, armour 2.', rule: 'TC3.5' });
    await expect(said).rejects.toBeInstanceOf(Refused);
  });

  it('is given up when the page leaves the table', async () => {
    const socket = connect();
    FakeSocket.last.welcome();
    const said = socket.say({ is: 'resign', seat: 0 });
    socket.close();
    await expect(said).rejects.toBeInstanceOf(Refused);
    expect(statuses.at(-1)).toBe('closed');
  });
});

describe('a lost connection', () => {
  it('is tried again, later and later, and never at once', () => {
    connect();
    const waits: number[] = [];
    for (let n = 0; n < 6; n++) {
      const before = FakeSocket.all.length;
      FakeSocket.last.break();
      let waited = 0;
      while (FakeSocket.all.length === before && waited < 60_000) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 8000]);
  });

  it('starts with short waits again after a welcome', () => {
    connect();
    for (let n = 0; n < 3; n++) {
      FakeSocket.last.break();
      vi.advanceTimersByTime(8_000);
    }
    FakeSocket.last.welcome();
    const before = FakeSocket.all.length;
    FakeSocket.last.break();
    vi.advanceTimersByTime(400);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });

  it('says what was seen meanwhile', () => {
    connect();
    FakeSocket.last.welcome();
    seen = 12;
    FakeSocket.last.break();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.open();
    expect(FakeSocket.last.heard('hello').seen).toBe(12);
  });

  it('is noticed by silence', () => {
    connect();
    FakeSocket.last.welcome();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(statuses.at(-1)).toBe('open');
    vi.advanceTimersByTime(2);
    expect(statuses).toContain('lost');
  });

  it('is not suspected while the table answers', () => {
    connect();
    const socket = FakeSocket.last.welcome();
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(PING_EVERY);
      socket.receive({ is: 'pong', id: socket.heard('ping').id });
    }
    expect(statuses).not.toContain('lost');
    expect(socket.count('ping')).toBe(6); // one right after the welcome
  });

  it('does not listen to the old socket any more', () => {
    connect();
    const old = FakeSocket.last.welcome();
    old.break();
    vi.advanceTimersByTime(1_000);
    FakeSocket.last.welcome();
    old.receive(update(9));
    expect(listener.update).not.toHaveBeenCalled();
  });
});

it('measures the way there and back', () => {
  const socket = connect();
  FakeSocket.last.welcome();
  vi.advanceTimersByTime(120);
  FakeSocket.last.receive({ is: 'pong', id: FakeSocket.last.heard('ping').id });
  expect(socket.lag).toBe(120);
});
