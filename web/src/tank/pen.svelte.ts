// Arrows and marked squares: drawn with the right button, with a finger or the left button while the pen is on, or with keys.

import type { Arrow, Mark } from '$lib/generated/server';
import { COLOURS, draw, type Colour } from '$lib/tree';
import type { Square } from './geometry';

/** What is drawn on the position that is looked at. */
export interface Drawn {
  arrows?: Arrow[];
  squares?: Mark[];
}

export class Pen {
  colour = $state<Colour>(COLOURS[0]);
  /** Whether a finger, or the left button, draws instead of moving pieces. */
  on = $state(false);
  /** Where an arrow begins that is not finished, and how far it is. */
  start = $state<Square | null>(null);
  over = $state<Square | null>(null);
  #held = $state<Colour | null>(null);

  constructor(
    readonly drawn: () => Drawn,
    readonly draw: (start: Square, end: Square, colour: Colour) => void,
    readonly clear: () => void,
  ) {}

  get now(): Colour {
    return this.#held ?? this.colour;
  }

  begin(square: Square, held: Colour | null = null): void {
    this.start = square;
    this.over = square;
    this.#held = held;
  }

  move(square: Square | null): void {
    if (this.start !== null && square !== null) this.over = square;
  }

  finish(square: Square | null): void {
    if (this.start !== null && square !== null) this.draw(this.start, square, this.now);
    this.cancel();
  }

  cancel(): void {
    this.start = null;
    this.over = null;
    this.#held = null;
  }

  /** With keys: once where it begins, once where it ends; twice on one square marks it. */
  press(square: Square): void {
    if (this.start === null) this.begin(square);
    else this.finish(square);
  }

  nextColour(): void {
    this.colour = COLOURS[(COLOURS.indexOf(this.colour) + 1) % COLOURS.length]!;
  }
}

/** Another colour while these keys are held. */
export function heldColour(event: { shiftKey: boolean; altKey: boolean }): Colour | null {
  if (event.shiftKey && event.altKey) return 'yellow';
  return event.shiftKey ? 'red' : event.altKey ? 'blue' : null;
}

/** What somebody draws to think with: nobody else sees it. */
export class Sketch {
  #drawn = $state.raw<Drawn>({});

  readonly pen = new Pen(
    () => this.#drawn,
    (start, end, colour) => (this.#drawn = { ...this.#drawn, ...draw(this.#drawn, start, end, colour) }),
    () => (this.#drawn = {}),
  );

  get empty(): boolean {
    return !this.#drawn.arrows?.length && !this.#drawn.squares?.length;
  }
}
