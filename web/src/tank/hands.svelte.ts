// What fingers and mouse do on the board. They only say where; the desk knows what.

import { CELL } from './artwork';
import type { Desk } from './desk.svelte';
import type { Heading, Plan, Point, Square } from './geometry';
import type { Grip, Listener } from './gestures';
import type { Sight } from './sight.svelte';
import { endsOf, nearest } from './turn';

/** How far from the middle of its square a finger must be to mean a heading, as a share of the square. */
const AIM = 0.27;
/** The same for whoever drags out of the square to turn. */
const TURN = 0.4;
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
  readonly desk: Desk;
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
    const { desk } = this.#surface;
    const here = desk.posed?.end.square === square;
    const piece = desk.pieceAt(square);
    if (piece && piece.side === desk.side && !here) return 'piece';
    return desk.mine && (here || this.#mayEnd(square)) ? 'turn' : 'map';
  }

  tap(where: Point, mouse: boolean): void {
    const { desk } = this.#surface;
    const square = this.#under(where);
    if (square === null) return desk.tap(null, null, mouse);
    this.#surface.cursor = square;
    const again = desk.posed?.end.square === square;
    const turnsHere = desk.turn.is === 'picked' && desk.turn.from === square;
    desk.tap(square, again || turnsHere ? this.#heading(square, where) : null, mouse);
  }

  /** Two taps where nothing can be played look closer, or at the whole board again. */
  double(where: Point): boolean {
    const { desk } = this.#surface;
    const square = this.#under(where);
    if (square && (desk.pieceAt(square) || (desk.mine && this.#mayEnd(square)))) return false;
    if (this.#sight.zoomed) this.#sight.showWhole();
    else this.#sight.zoom(where, CLOSER);
    return true;
  }

  drag(grip: Grip, start: Point, now: Point): void {
    const { desk } = this.#surface;
    const from = this.#under(start)!;
    if (grip === 'turn') return desk.pose(from, this.#heading(from, now, TURN));
    if (desk.turn.is === 'idle' || desk.turn.from !== from) void desk.pick(from);
    this.carried = { from, point: now };
    const under = this.#under(now);
    if (under && under !== from) desk.pose(under, this.#heading(under, now));
  }

  drop(grip: Grip, start: Point, now: Point, mouse: boolean): void {
    const { desk } = this.#surface;
    const from = this.#under(start)!;
    this.carried = null;
    if (grip === 'turn') desk.pose(from, this.#heading(from, now, TURN), mouse);
    else this.#lay(from, now, mouse);
    if (desk.posed?.end.square) this.#surface.cursor = desk.posed.end.square;
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
    const { desk } = this.#surface;
    const under = this.#under(now);
    if (under === null) desk.tap(null);
    else if (under === from) return;
    else if (this.#mayEnd(under))
      desk.tap(under, this.#heading(under, now) ?? (desk.posed?.end.heading || null), mouse);
    else if (desk.pieceAt(under)) desk.tap(under, null, mouse);
  }

  #under([x, y]: Point): Square | null {
    return this.#surface.plan.under(x, y);
  }

  #mayEnd(square: Square): boolean {
    return nearest(endsOf(this.#surface.desk.turn), square, null) !== null;
  }

  /** The heading a point of a square means, seen from the middle of it. */
  #heading(square: Square, [x, y]: Point, least = AIM): Heading | null {
    const [cx, cy] = this.#surface.plan.centre(square);
    const far = Math.hypot(x - cx, y - cy) >= least * CELL;
    return far ? this.#surface.plan.headingOf(x - cx, y - cy) : null;
  }
}
