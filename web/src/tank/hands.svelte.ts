// What fingers and mouse do on the board. They only say where; the draft of the turn knows what.

import { CELL } from './artwork';
import type { TurnDraft } from './turn_draft.svelte';
import { ARROW, type Heading, type Plan, type Point, type Square } from './geometry';
import type { Grip, Listener } from './gestures';
import type { Sight } from './sight.svelte';
import { endsOf, nearest } from './turn';

/** How far from the middle of its square a finger must be to mean a heading, as a share of the square. */
const AIM = 0.27;
/** The same for whoever drags out of the square to turn. */
const TURN = 0.4;
/** How far to either side of its line an arrow to turn to counts, as a share of the square. */
const BESIDE = 0.2;
/** How many times larger the board gets with two taps. */
const CLOSER = 2.2;

/** A piece that follows the finger. */
export interface Carried {
  from: Square;
  point: Point;
}

/** What the hands work on; asked anew each time, for it changes with the match. */
export interface Surface {
  readonly plan: Plan;
  readonly draft: TurnDraft;
  cursor: Square;
}

export class Hands implements Listener {
  carried = $state.raw<Carried | null>(null);
  #surface: Surface;
  #sight: Sight;

  constructor(surface: Surface, sight: Sight) {
    this.#surface = surface;
    this.#sight = sight;
  }

  grip(start: Point): Grip {
    const square = this.#under(start);
    if (!square) return 'map';
    const { draft } = this.#surface;
    const here = draft.posed?.end.square === square;
    const piece = draft.pieceAt(square);
    // The rim of the tank that is picked turns it; its middle picks it up.
    if (this.#isPicked(square) && this.#heading(square, start)) return 'turn';
    if (piece && piece.side === draft.side && !here) return 'piece';
    return draft.mine && (here || this.#mayEnd(square)) ? 'turn' : 'map';
  }

  tap(where: Point, mouse: boolean): void {
    const { draft } = this.#surface;
    const square = this.#under(where);
    if (square === null) return draft.tap(null, null, mouse);
    this.#surface.cursor = square;
    const again = draft.posed?.end.square === square;
    const heading = again || this.#isPicked(square) ? this.#heading(square, where) : null;
    draft.tap(square, again || !this.#isPicked(square) ? heading : this.#turned(square, heading), mouse);
  }

  /** Two taps where nothing can be played look closer, or at the whole board again. */
  double(where: Point): boolean {
    const { draft } = this.#surface;
    const square = this.#under(where);
    if (square && (draft.pieceAt(square) || (draft.mine && this.#mayEnd(square)))) return false;
    if (this.#sight.zoomed) this.#sight.showWhole();
    else this.#sight.zoom(where, CLOSER);
    return true;
  }

  drag(grip: Grip, start: Point, now: Point): void {
    const { draft } = this.#surface;
    const from = this.#under(start)!;
    if (grip === 'turn') return draft.pose(from, this.#heading(from, now, TURN));
    if (draft.turn.is === 'idle' || draft.turn.from !== from) void draft.pick(from);
    this.carried = { from, point: now };
    const under = this.#under(now);
    if (under && under !== from) draft.pose(under, this.#heading(under, now));
    const turned = under === from ? this.#turned(from, this.#heading(from, now, TURN)) : null;
    if (turned) draft.pose(from, turned);
  }

  drop(grip: Grip, start: Point, now: Point, mouse: boolean): void {
    const { draft } = this.#surface;
    const from = this.#under(start)!;
    this.carried = null;
    if (grip === 'turn') draft.pose(from, this.#heading(from, now, TURN), mouse);
    else this.#lay(from, now, mouse);
    if (draft.posed?.end.square) this.#surface.cursor = draft.posed.end.square;
  }

  cancel(): void {
    this.carried = null;
  }

  pan(across: number, down: number): void {
    this.#sight.pan(across, down);
  }

  pinch(around: Point, factor: number): void {
    this.#sight.zoom(around, factor);
  }

  /** Lay a carried piece down: on an end, on something to strike, or outside the board. */
  #lay(from: Square, now: Point, mouse: boolean): void {
    const { draft } = this.#surface;
    const under = this.#under(now);
    if (under === null) draft.tap(null);
    else if (under === from) this.#layBack(from, now);
    else if (this.#mayEnd(under))
      draft.tap(under, this.#heading(under, now) ?? (draft.posed?.end.heading || null), mouse);
    else if (draft.pieceAt(under)) draft.tap(under, null, mouse);
  }

  /** Laid down where it stood: turned, if the finger has left the middle, and else as it was. */
  #layBack(from: Square, now: Point): void {
    if (!this.#turned(from, this.#heading(from, now, TURN))) this.#surface.draft.tap(from);
  }

  #isPicked(square: Square): boolean {
    const { draft } = this.#surface;
    return draft.mine && draft.turn.is !== 'idle' && draft.turn.from === square;
  }

  /** A heading to turn to where a piece stands: another one than it has. */
  #turned(square: Square, heading: Heading | null): Heading | null {
    return this.#surface.draft.pieceAt(square)?.heading === heading ? null : heading;
  }

  /** The square a point means: the one below it, or that of the piece that is picked where one of its arrows is. */
  #under([x, y]: Point): Square | null {
    return this.#arrow([x, y]) ?? this.#surface.plan.under(x, y);
  }

  /** Arrows to turn to reach out into the next squares. Whoever touches one means the arrow. */
  #arrow([x, y]: Point): Square | null {
    const { draft, plan } = this.#surface;
    if (!draft.mine || draft.turn.is === 'idle') return null;
    const { from } = draft.turn;
    if (draft.posed && draft.posed.end.square !== from) return null;
    const [cx, cy] = plan.centre(from);
    if (Math.hypot(x - cx, y - cy) > (ARROW + 0.06) * CELL) return null;
    const heading = plan.headingOf(x - cx, y - cy);
    const angle = (plan.angle(heading) * Math.PI) / 180;
    const beside = Math.abs((x - cx) * Math.cos(angle) + (y - cy) * Math.sin(angle));
    const there = endsOf(draft.turn).some((end) => end.square === from && end.heading === heading);
    return there && beside <= BESIDE * CELL ? from : null;
  }

  #mayEnd(square: Square): boolean {
    return nearest(endsOf(this.#surface.draft.turn), square, null) !== null;
  }

  /** The heading a point of a square means, seen from the middle of it. */
  #heading(square: Square, [x, y]: Point, least = AIM): Heading | null {
    const [cx, cy] = this.#surface.plan.centre(square);
    const far = Math.hypot(x - cx, y - cy) >= least * CELL;
    return far ? this.#surface.plan.headingOf(x - cx, y - cy) : null;
  }
}
