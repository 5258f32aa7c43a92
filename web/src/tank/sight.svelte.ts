// Which part of the board is looked at, and which point of the drawing is under a finger.

import { CELL } from './artwork';
import { pan, reveal, whole, zoom, zoomed, type Camera, type Sheet } from './camera';
import type { Plan, Point } from './geometry';

/** Room around the squares, for their letters and numbers. */
export const MARGIN = 26;
/** How far the wheel is turned to see everything e times larger. */
const WHEEL = 400;
/** Squares smaller than this many pixels are hard to meet with a finger; so large they shall be then. */
const TINY = 18;
const ROOMY = 28;

export class Sight {
  /** The drawing on the page, as soon as it is there. */
  drawing = $state.raw<SVGSVGElement>();
  /** Nothing as long as the whole board is seen: then it stays whole, whatever its size. */
  #camera = $state.raw<Camera | null>(null);
  /** Whether it went closer by itself, and shall go back by itself. */
  #approached = false;
  #plan: () => Plan;

  constructor(plan: () => Plan) {
    this.#plan = plan;
  }

  get #sheet(): Sheet {
    return { corner: -MARGIN, side: this.#plan().side + 2 * MARGIN };
  }

  get shown(): Camera {
    return this.#camera ?? whole(this.#sheet);
  }

  get zoomed(): boolean {
    return zoomed(this.shown, this.#sheet);
  }

  get middle(): Point {
    const { x, y, width } = this.shown;
    return [x + width / 2, y + width / 2];
  }

  showWhole(): void {
    this.#approached = false;
    this.#camera = null;
  }

  /** Go closer to a point if the squares are tiny, and back to the whole board without one. */
  approach(point: Point | null): void {
    if (point === null) {
      if (this.#approached) this.showWhole();
      return;
    }
    const pixels = (CELL * (this.drawing?.clientWidth ?? 0)) / this.shown.width;
    if (this.#camera || pixels >= TINY || pixels === 0) return;
    const width = (this.shown.width * pixels) / ROOMY;
    const [x, y] = point;
    this.#camera = pan({ x: x - width / 2, y: y - width / 2, width }, this.#sheet, 0, 0);
    this.#approached = true;
  }

  zoom(around: Point, factor: number): void {
    this.#approached = false;
    this.#camera = zoom(this.shown, this.#sheet, around, factor);
  }

  /** Move the board by so many pixels of the screen; one that is seen as a whole stays. */
  pan(across: number, down: number): void {
    if (!this.zoomed) return;
    const scale = this.shown.width / (this.drawing?.clientWidth || 1);
    this.#camera = pan(this.shown, this.#sheet, across * scale, down * scale);
  }

  /** Show a point with a square of room around it. */
  reveal(point: Point): void {
    if (this.#camera) this.#camera = reveal(this.#camera, this.#sheet, point, CELL);
  }

  /** The wheel scrolls the page where there is nothing left to make smaller. */
  wheel(event: WheelEvent): void {
    if (event.deltaY > 0 && !this.zoomed) return;
    event.preventDefault();
    this.zoom(this.point(event), Math.exp(-event.deltaY / WHEEL));
    if (!this.zoomed) this.showWhole();
  }

  /** The point of the drawing where something happened on the screen. */
  point(event: MouseEvent): Point {
    const box = this.drawing!.getBoundingClientRect();
    const { x, y, width } = this.shown;
    const scale = width / box.width;
    return [x + (event.clientX - box.left) * scale, y + (event.clientY - box.top) * scale];
  }
}
