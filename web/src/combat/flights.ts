// What moves, from what happened: cards from where they were to where they go, and blows; and what stays to be read. The
// picture itself already shows how things stand; all of it may be skipped without losing anything.

import { only, type ForEach } from '$lib/events';
import { cardTime, sentenceTime, stretch, type Speed } from '$lib/pace';
import type { Sound } from '$lib/sound';
import type { CombatEvent, GameEvent, LogLine, Seat } from '$lib/types';
import { headline } from './headline';

/** A place on the table: `draw`, `discard`, `events`, `event`, `monster`, `seat:3`. */
export type Spot = string;

export interface Flight {
  kind: 'flight';
  card: string;
  from: Spot;
  to: Spot;
  at: number;
  long: number;
}
export interface Blow {
  kind: 'blow' | 'roar' | 'fall' | 'glow';
  where: Spot;
  at: number;
  long: number;
}
export interface Noise {
  kind: 'noise';
  sound: Sound;
  at: number;
}
/** An event card, large, for everybody to read. */
export interface Poster {
  kind: 'poster';
  card: string;
  at: number;
  long: number;
}
export type Beat = Flight | Blow | Noise | Poster;

export const CARD_TIME = 220;
export const BLOW_TIME = 320;
/** All that moves in a turn never takes longer, at full speed. */
export const MOST = 1200;
/** Cards of one hand that fly together follow each other this closely. */
const GAP = 40;

type Move = { card: string; from: Spot; to: Spot };
/** One event: cards that move together, what is struck, what is heard. */
interface Scene {
  moves?: Move[];
  blow?: Omit<Blow, 'at' | 'long'>;
  sound?: Sound;
}

const seatOf = (seat: Seat): Spot => `seat:${seat}`;
/** The faces, where they may be seen. */
const letters = (event: { cards: string | null; backs: string }): string[] => [
  ...(event.cards || event.backs),
];
/** Told in words only. */
const nothing = (): Scene => ({});

const SCENES = {
  Drew: (event) => ({
    moves: letters(event).map((card) => ({ card, from: 'draw', to: seatOf(event.seat) })),
    sound: 'card',
  }),
  Stole: (event) => ({
    moves: letters(event).map((card) => ({ card, from: seatOf(event.victim), to: seatOf(event.thief) })),
    sound: 'card',
  }),
  EventRevealed: (event) => ({
    moves: [{ card: `event:${event.kind}`, from: 'events', to: 'event' }],
    sound: 'card',
  }),
  HandDiscarded: (event) => ({
    moves: [...event.cards].map((card) => ({ card, from: seatOf(event.seat), to: 'discard' })),
    sound: 'card',
  }),
  CardPlayed: (event) => ({
    moves: [{ card: event.card, from: seatOf(event.seat), to: 'discard' }],
    sound: 'card',
  }),
  Shielded: (event) => ({
    moves: [{ card: event.card, from: seatOf(event.seat), to: 'discard' }],
    sound: 'shield',
  }),
  Discarded: (event) => ({
    moves: [{ card: event.card, from: seatOf(event.seat), to: 'discard' }],
    sound: 'card',
  }),
  Fell: (event) => ({
    moves: [...event.cards].map((card) => ({ card, from: seatOf(event.seat), to: 'discard' })),
    blow: { kind: 'fall', where: seatOf(event.seat) },
  }),
  PileShuffled: () => ({
    moves: ['-', '-', '-'].map((card) => ({ card, from: 'discard', to: 'draw' })),
    sound: 'card',
  }),
  HeartsLost: (event) => ({ blow: { kind: 'blow', where: seatOf(event.seat) }, sound: 'stomp' }),
  HeartGained: (event) => ({ blow: { kind: 'glow', where: seatOf(event.seat) }, sound: 'heart' }),
  HeartsRestored: (event) => ({ blow: { kind: 'glow', where: seatOf(event.seat) }, sound: 'heart' }),
  Revived: (event) => ({ blow: { kind: 'glow', where: seatOf(event.seat) }, sound: 'heart' }),
  ImmunityGained: (event) => ({ blow: { kind: 'glow', where: seatOf(event.seat) }, sound: 'shield' }),
  Spared: (event) => ({ blow: { kind: 'glow', where: seatOf(event.seat) }, sound: 'shield' }),
  Attacked: (event) =>
    event.by === null ? { blow: { kind: 'roar', where: 'monster' }, sound: 'roar' } : { sound: 'clank' },
  MonsterHit: () => ({ blow: { kind: 'blow', where: 'monster' }, sound: 'stomp' }),
  MonsterCame: () => ({ blow: { kind: 'roar', where: 'monster' }, sound: 'roar' }),
  Answered: nothing,
  Backfired: nothing,
  DirectionChanged: nothing,
  EventsShuffled: nothing,
  GameEnded: nothing,
  ImmunityEnded: nothing,
  MonsterFell: nothing,
  MonsterSlept: nothing,
  MonsterSnored: nothing,
  MonsterWoke: nothing,
  Passed: nothing,
  TurnSkipped: nothing,
  TurnStarted: nothing,
} satisfies ForEach<CombatEvent, Scene>;

/** What an event shows; one of the table itself, or of a newer server, shows nothing. */
function sceneOf(event: GameEvent): Scene {
  return ((SCENES as Record<string, (event: GameEvent) => Scene>)[event.event] ?? nothing)(event);
}

function lengthOf(scene: Scene): number {
  const cards = scene.moves?.length ? CARD_TIME + GAP * (scene.moves.length - 1) : 0;
  return Math.max(cards, scene.blow ? BLOW_TIME : 0);
}

/** How an event card reads; how long it stays depends on it. */
export type CardText = (kind: string) => string;
const UNREAD: CardText = () => '';

/** Everything that moves, sounds and is read, with its time. What moves takes at most MOST milliseconds in all, however
 * much happened (so many times longer at a slower speed); what is read takes its time besides. */
export function beats(
  events: readonly GameEvent[],
  speed: Speed = 'quick',
  cardText: CardText = UNREAD,
): Beat[] {
  const scenes = events.map(sceneOf);
  const whole = scenes.reduce((sum, scene) => sum + lengthOf(scene), 0);
  const pace = (whole > MOST ? MOST / whole : 1) * stretch(speed);
  const found: Beat[] = [];
  let at = 0;
  scenes.forEach((scene, index) => {
    if (scene.sound) found.push({ kind: 'noise', sound: scene.sound, at });
    scene.moves?.forEach((move, n) =>
      found.push({ kind: 'flight', ...move, at: at + n * GAP * pace, long: CARD_TIME * pace }),
    );
    if (scene.blow) found.push({ ...scene.blow, at, long: BLOW_TIME * pace });
    at += lengthOf(scene) * pace;
    const event = events[index];
    const long = event?.event === 'EventRevealed' ? cardTime(cardText(event.kind), speed) : 0;
    if (event?.event === 'EventRevealed' && long) {
      found.push({ kind: 'poster', card: `event:${event.kind}`, at, long });
      at += long;
    }
  });
  return found;
}

/** The same for who wants nothing to move: what is to be read, one after the other. */
export function still(found: readonly Beat[]): Beat[] {
  let at = 0;
  return found.flatMap((beat): Beat[] => {
    if (beat.kind === 'noise') return [{ ...beat, at }];
    if (beat.kind !== 'poster') return [];
    const shown = { ...beat, at };
    at += beat.long;
    return [shown];
  });
}

/** How long the sentence about it stays in the middle of the table before the next happens; one's own needs no reading. */
export function hold(lines: readonly LogLine[], me: Seat | null, speed: Speed): number {
  const told = headline(lines, me);
  const own = me !== null && lines.every((line) => line.seat === null || line.seat === me);
  return told && !own ? sentenceTime(told.text, speed) : 0;
}

/** When the last of them is over. */
export function lasts(found: readonly Beat[]): number {
  return Math.max(0, ...found.map((beat) => beat.at + ('long' in beat ? beat.long : 0)));
}

/** The cards this seat has just got, to show which ones are new. */
export function gained(events: readonly GameEvent[], seat: Seat): string {
  const drew = only(events, 'Drew').filter((event) => event.seat === seat);
  const stole = only(events, 'Stole').filter((event) => event.thief === seat);
  return [...drew, ...stole].map((event) => event.cards ?? '').join('');
}

/** The card that was turned over, played or held up last; nothing if none was. */
export function lastCard(events: readonly GameEvent[]): string {
  const last = only(events, 'EventRevealed', 'CardPlayed', 'Shielded').at(-1);
  if (!last) return '';
  return last.event === 'EventRevealed' ? `event:${last.kind}` : last.card;
}
