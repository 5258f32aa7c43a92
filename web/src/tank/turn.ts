// A turn being made: pick a piece, an end square, a heading, what to strike. Values only; whatever is possible comes
// from the ends the table answered. Every function gives the next turn and leaves the old one as it was.

import { column, headingIndex, row, turned, type Heading, type Square } from './geometry';
import type { Attack, Choice, End } from './queries';

/** Nothing chosen. */
export interface Idle {
  is: 'idle';
}
/** A piece is chosen; its ends are being asked for (null) or known. */
export interface Picked {
  is: 'picked';
  from: Square;
  ends: readonly End[] | null;
}
/** An end is chosen as well, and attacks, by their number in the end; by hand, or by themselves. */
export interface Posed {
  is: 'posed';
  from: Square;
  ends: readonly End[];
  end: End;
  attacks: readonly number[];
  byHand: boolean;
}

export type Turn = Idle | Picked | Posed;

export const IDLE: Idle = { is: 'idle' };

export function pick(from: Square): Picked {
  return { is: 'picked', from, ends: null };
}

/** The table answered; an answer for another piece is too late and changes nothing. */
export function learn(turn: Turn, from: Square, ends: readonly End[]): Turn {
  return turn.is === 'picked' && turn.from === from ? { ...turn, ends } : turn;
}

export function endsOf(turn: Turn): readonly End[] {
  return turn.is === 'idle' ? [] : (turn.ends ?? []);
}

/** The ends on a square, the cheapest first; the square of a piece that leaves the board is empty. */
export function endsOn(ends: readonly End[], square: Square | ''): End[] {
  return ends.filter((end) => end.square === square).sort((a, b) => a.steps - b.steps);
}

/** The end on a square whose heading is closest to the given one; without one the cheapest. */
export function nearest(ends: readonly End[], square: Square | '', heading: Heading | null): End | null {
  const there = endsOn(ends, square);
  if (heading === null) return there[0] ?? null;
  const away = (end: End): number => (end.heading === '' ? 9 : eighths(end.heading, heading));
  return there.reduce<End | null>(
    (best, end) => (best === null || away(end) < away(best) ? end : best),
    null,
  );
}

function eighths(one: Heading, other: Heading): number {
  const apart = Math.abs(headingIndex(one) - headingIndex(other));
  return Math.min(apart, 8 - apart);
}

/** Steps of a king from one square to another. */
function apart(one: Square, other: Square): number {
  return Math.max(Math.abs(column(one) - column(other)), Math.abs(row(one) - row(other)));
}

/** The heading from one square to another, the nearest of the eight. */
function towards(from: Square, to: Square): Heading {
  const angle = Math.atan2(column(to) - column(from), row(to) - row(from));
  return turned('N', Math.round(angle / (Math.PI / 4)));
}

/** Whether an end is reached by backing up: one square straight back, still looking ahead. */
export function backsUp(from: Square, end: End): boolean {
  return (
    end.steps === 1 &&
    end.heading !== '' &&
    end.square !== from &&
    eighths(end.heading, towards(from, end.square)) === 4
  );
}

/** Choose an end. What was aimed at before stays if it can still be struck; an only target is aimed at by itself,
 * unless the player has once taken the aim into their own hands. */
export function pose(turn: Turn, end: End): Turn {
  if (turn.is === 'idle' || turn.ends === null) return turn;
  const byHand = turn.is === 'posed' && turn.byHand;
  const before = turn.is === 'posed' ? turn.attacks.map((index) => turn.end.attacks[index]!) : [];
  const kept = before
    .map((attack) => end.attacks.findIndex((one) => same(one, attack)))
    .filter((index) => index >= 0);
  // A mine is spent by nobody but its owner's hand.
  const deadly = strikes(end).filter((index) => end.attacks[index]!.weapon !== 'detonation');
  const attacks = kept.length === 0 && !byHand && deadly.length === 1 ? deadly : kept;
  return {
    is: 'posed',
    from: turn.from,
    ends: turn.ends,
    end,
    attacks: allowed(end, attacks) ? attacks : [],
    byHand,
  };
}

function same(one: Attack, other: Attack): boolean {
  return (
    one.weapon === other.weapon &&
    one.target === other.target &&
    one.to === other.to &&
    one.verdict === other.verdict
  );
}

/** Choose an end on a square, turned towards a heading if one is given. */
export function poseOn(turn: Turn, square: Square | '', heading: Heading | null): Turn {
  const end = nearest(endsOf(turn), square, heading);
  return end ? pose(turn, end) : turn;
}

/** The attacks of an end that destroy an enemy, by number. Whoever wants to blow up their own finds that in the list. */
export function strikes(end: End): number[] {
  return end.attacks.flatMap((attack, index) =>
    attack.verdict === 'destroys' && !attack.own ? [index] : [],
  );
}

/** Turn to the next heading that can be had on this square, to the right (1) or left (-1). */
export function turnBy(turn: Turn, by: 1 | -1): Turn {
  if (turn.is !== 'posed' || turn.end.heading === '') return turn;
  const there = headings(turn);
  const now = headingIndex(turn.end.heading);
  for (let step = 1; step < 8; step++) {
    const end = there.get((now + by * step + 16) % 8);
    if (end) return pose(turn, end);
  }
  return turn;
}

/** The cheapest end for each heading (by number) on the square chosen. */
export function headings(turn: Posed): Map<number, End> {
  const found = new Map<number, End>();
  for (const end of endsOn(turn.ends, turn.end.square)) {
    if (end.heading !== '' && !found.has(headingIndex(end.heading)))
      found.set(headingIndex(end.heading), end);
  }
  return found;
}

/** Ends with the same pose and other effects on the way. */
export function variants(turn: Posed): End[] {
  return endsOn(turn.ends, turn.end.square).filter((end) => end.heading === turn.end.heading);
}

function key(attacks: readonly number[]): string {
  return [...attacks].sort((a, b) => a - b).join(' ');
}

function choice(end: End, attacks: readonly number[]): Choice | undefined {
  return end.choices.find((one) => key(one.attacks) === key(attacks));
}

function allowed(end: End, attacks: readonly number[]): boolean {
  return choice(end, attacks) !== undefined;
}

/** Whether an attack can be part of this turn at all. */
export function possible(end: End, index: number): boolean {
  return end.choices.some((one) => one.attacks.includes(index));
}

/** Aim, or aim no more. What cannot be done together with it is dropped. */
export function toggle(turn: Turn, index: number): Turn {
  if (turn.is !== 'posed' || !possible(turn.end, index)) return turn;
  if (turn.attacks.includes(index)) {
    const without = turn.attacks.filter((one) => one !== index);
    return { ...turn, attacks: allowed(turn.end, without) ? without : [], byHand: true };
  }
  const fitting = turn.end.choices.filter((one) => one.attacks.includes(index));
  const shared = (one: Choice): number => one.attacks.filter((each) => turn.attacks.includes(each)).length;
  const extra = (one: Choice): number =>
    one.attacks.filter((each) => each !== index && !turn.attacks.includes(each)).length;
  const best =
    fitting.filter((one) => extra(one) === 0).sort((a, b) => shared(b) - shared(a))[0] ?? fitting[0]!;
  return { ...turn, attacks: best.attacks, byHand: true };
}

/** Aim at what stands on a square: the next of several ways to strike it, then none. */
export function aimAt(turn: Turn, square: Square): Turn {
  if (turn.is !== 'posed') return turn;
  const ways = strikes(turn.end).filter((index) => touches(turn.end.attacks[index]!, square));
  const now = ways.findIndex((index) => turn.attacks.includes(index));
  if (now < 0) return ways.length > 0 ? toggle(turn, ways[0]!) : turn;
  const without = toggle(turn, ways[now]!);
  const next = ways[now + 1];
  return next === undefined ? without : toggle(without, next);
}

function touches(attack: Attack, square: Square): boolean {
  return attack.target === square || attack.to === square;
}

/** The next possible way to complete the turn, in the order of the table; after the last the first. */
export function cycle(turn: Turn): Turn {
  if (turn.is !== 'posed') return turn;
  const { choices } = turn.end;
  const now = choices.findIndex((one) => key(one.attacks) === key(turn.attacks));
  return { ...turn, attacks: choices[(now + 1) % choices.length]?.attacks ?? [], byHand: true };
}

/** Shoot at a square from wherever it can be destroyed with the fewest steps; of those the end that looks straight at
 * it, then the one that is nearer: so one drives up to what lies ahead, and does not turn away or back off. */
export function hunt(turn: Turn, square: Square): Turn {
  const ends = endsOf(turn).filter((end) =>
    strikes(end).some((index) => end.attacks[index]!.target === square),
  );
  const aside = (end: End): number =>
    end.heading === '' ? 9 : eighths(end.heading, towards(end.square, square));
  const best = [...ends].sort(
    (a, b) => a.steps - b.steps || aside(a) - aside(b) || apart(a.square, square) - apart(b.square, square),
  )[0];
  if (!best) return turn;
  const posed = pose(turn.is === 'posed' ? { is: 'picked', from: turn.from, ends: turn.ends } : turn, best);
  return posed.is === 'posed' && posed.attacks.some((index) => best.attacks[index]!.target === square)
    ? posed
    : aimAt(posed, square);
}

/** Squares with something that could be destroyed from some end. */
export function prey(ends: readonly End[]): Set<Square> {
  return new Set(ends.flatMap((end) => strikes(end).map((index) => end.attacks[index]!.target)));
}

/** The turn that says this action, if it is one of the piece that was picked. */
export function follow(turn: Turn, wanted: string): Turn {
  if (turn.is === 'idle' || turn.ends === null) return turn;
  for (const end of turn.ends) {
    const found = end.choices.find((one) => bare(one.action) === bare(wanted));
    if (found)
      return { is: 'posed', from: turn.from, ends: turn.ends, end, attacks: found.attacks, byHand: true };
  }
  return turn;
}

/** An action without the marks for check and the like, which only say what follows. */
export function bare(text: string): string {
  return text.replace(/[-+#=]+$/, '');
}

/** One step back: from the end to the piece, from the piece to nothing. */
export function back(turn: Turn): Turn {
  return turn.is === 'posed' ? { is: 'picked', from: turn.from, ends: turn.ends } : IDLE;
}

/** What to say to the table; null as long as something is missing. */
export function action(turn: Turn): string | null {
  return turn.is === 'posed' ? (choice(turn.end, turn.attacks)?.action ?? null) : null;
}
