// Fingers and mouse on the board, told apart: a tap, a drag of a piece, a turn (drag out of a square), moving the map,
// pinching. Knows points of the drawing only.

import type { Point } from './geometry';

export interface Touch {
  id: number;
  point: Point;
  screen: Point;
  mouse: boolean;
}
export type Grip = 'piece' | 'turn' | 'map';

export interface Listener {
  /** What a drag from here would do. */
  grip(point: Point): Grip;
  tap(point: Point, mouse: boolean): void;
  /** A second tap right after the first; true if it was taken for something else than two taps. */
  double(point: Point): boolean;
  drag(grip: Grip, start: Point, now: Point, mouse: boolean): void;
  drop(grip: Grip, start: Point, now: Point, mouse: boolean): void;
  cancel(): void;
  /** The map is moved by so much on the screen. */
  pan(across: number, down: number): void;
  /** The map grows by a factor around a point. */
  pinch(around: Point, factor: number): void;
}

/** A finger trembles; a mouse hardly. */
const SLACK = { finger: 9, mouse: 4 } as const;
const TWICE = 320;

export class Gestures {
  #touches = new Map<number, { start: Touch; now: Touch }>();
  #grip: Grip | null = null;
  #many = false;
  #last: { at: number; screen: Point } | null = null;

  constructor(readonly listener: Listener) {}

  down(touch: Touch): void {
    this.#touches.set(touch.id, { start: touch, now: touch });
    if (this.#touches.size === 1) {
      this.#many = false;
      this.#grip = null;
    } else {
      if (this.#grip) this.listener.cancel();
      this.#grip = null;
      this.#many = true;
    }
  }

  move(touch: Touch): void {
    const known = this.#touches.get(touch.id);
    if (!known) return;
    const before = known.now;
    const apart = this.#apart();
    known.now = touch;
    if (this.#touches.size === 2) return this.#pinch(apart, before, touch);
    if (this.#many) return;
    if (!this.#grip && far(known.start.screen, touch.screen) > (touch.mouse ? SLACK.mouse : SLACK.finger)) {
      this.#grip = this.listener.grip(known.start.point);
    }
    if (this.#grip === 'map')
      this.listener.pan(before.screen[0] - touch.screen[0], before.screen[1] - touch.screen[1]);
    else if (this.#grip) this.listener.drag(this.#grip, known.start.point, touch.point, touch.mouse);
  }

  up(touch: Touch, at: number): void {
    const known = this.#touches.get(touch.id);
    if (!known) return;
    this.#touches.delete(touch.id);
    if (this.#many) return;
    if (this.#grip === null) this.#tap(known.start, at);
    else if (this.#grip !== 'map')
      this.listener.drop(this.#grip, known.start.point, touch.point, touch.mouse);
    this.#grip = null;
  }

  lost(id: number): void {
    if (this.#touches.delete(id) && this.#grip) this.listener.cancel();
    this.#grip = null;
  }

  #tap(touch: Touch, at: number): void {
    const twice =
      this.#last !== null && at - this.#last.at < TWICE && far(this.#last.screen, touch.screen) < 16;
    this.#last = twice ? null : { at, screen: touch.screen };
    if (!(twice && this.listener.double(touch.point))) this.listener.tap(touch.point, touch.mouse);
  }

  #apart(): number {
    const [one, other] = [...this.#touches.values()];
    return one && other ? far(one.now.screen, other.now.screen) : 0;
  }

  #pinch(apart: number, before: Touch, touch: Touch): void {
    const other = [...this.#touches.values()].find((one) => one.now.id !== touch.id)!.now;
    this.listener.pan((before.screen[0] - touch.screen[0]) / 2, (before.screen[1] - touch.screen[1]) / 2);
    if (apart > 0) {
      const around: Point = [(touch.point[0] + other.point[0]) / 2, (touch.point[1] + other.point[1]) / 2];
      this.listener.pinch(around, this.#apart() / apart);
    }
  }
}

function far([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
