// The editor: a map with all that was done to it, what is in the hand, what is selected. Knows no page and no rule.

import type { Heading, Square } from '../tank/geometry';
import type { Side } from '../tank/model';
import { turnedThere, used, withHeading, wouldTurn, picked, type Brush, type Tool } from './brush';
import { blank, cellAt, resized, sameDraft, type Draft } from './draft';
import { begin, record, redo, undo, type History } from './history';
import type { MapText } from './my_maps.svelte';
import {
  copied,
  corner,
  emptied,
  filled,
  moved,
  pasted,
  placeFor,
  rectangle,
  shifted,
  wholeBoard,
  within,
  type Clip,
  type Rectangle,
} from './selection';
import { repeated, type Symmetry } from './symmetry';
import { goalOf, minesOf, readPosition, withGoal, withMines, writePosition, type Letters } from './text';

export const USUAL_SIZE = 16;

/** What is written about a map beside its drawing. */
export type About = Omit<MapText, 'position'>;
const NO_WORDS: About = { title: '', note: '', symmetric: true, clock: 0 };

const FIRST: Brush = {
  tool: 'ground',
  ground: 'high',
  shape: 'three',
  stuff: 'high',
  quarters: 0,
  flipped: false,
  side: 'white',
  kind: 'CLT',
  heading: 'N',
  remains: { is: 'wreck', kind: 'MT' },
  flagGoal: 0,
};

/** Something being drawn and not yet done: from which map it began, and where. */
interface Stroke {
  readonly base: Draft;
  readonly draft: Draft;
  readonly start: Square;
  readonly last: Square;
  /** A selection that is being moved: where it was. */
  readonly carried: Rectangle | null;
}

export class Editor {
  about = $state.raw<About>(NO_WORDS);
  brush = $state.raw<Brush>(FIRST);
  symmetry = $state<Symmetry>('half-turn');
  selection = $state.raw<Rectangle | null>(null);
  clip = $state.raw<Clip | null>(null);
  cursor = $state<Square>('A1');
  #history = $state.raw<History<Draft>>(begin(blank(USUAL_SIZE)));
  #stroke = $state.raw<Stroke | null>(null);
  #letters: () => Letters;

  constructor(letters: () => Letters) {
    this.#letters = letters;
  }

  /** The map as it is to be seen, with what is just being drawn. */
  get draft(): Draft {
    return this.#stroke?.draft ?? this.#history.now;
  }

  get size(): number {
    return this.draft.size;
  }

  get position(): string {
    return writePosition(this.#history.now, this.#letters());
  }

  /** The map as it is kept, sent and shared. */
  get text(): MapText {
    return { ...this.about, position: this.position };
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  // --- whole maps ----------------------------------------------------------------------------------------------------

  /** Open a map: nothing was done to it yet. False if its line cannot be read. */
  open(map: MapText): boolean {
    const draft = readPosition(map.position, this.#letters());
    if (!draft) return false;
    const { position: _, ...about } = map;
    this.#history = begin(draft);
    this.about = about;
    this.symmetry = about.symmetric ? 'half-turn' : 'none';
    this.#settle();
    return true;
  }

  /** Put a whole position in place of what is there, as one step that can be undone. False if it cannot be read. */
  load(position: string, about: Partial<About> = {}): boolean {
    const draft = readPosition(position, this.#letters());
    if (!draft) return false;
    this.about = { ...this.about, ...about };
    this.do(() => draft, 'none');
    this.#settle();
    return true;
  }

  #settle(): void {
    this.selection = null;
    this.#stroke = null;
    if (!within(wholeBoard(this.size), this.cursor)) this.cursor = 'A1';
  }

  // --- one change ----------------------------------------------------------------------------------------------------

  /** A change, repeated on the other half, as one step. False if nothing changes. */
  do(change: (draft: Draft) => Draft, symmetry: Symmetry = this.symmetry): boolean {
    const before = this.#history.now;
    const after = repeated(before, change(before), symmetry);
    if (sameDraft(before, after)) return false;
    this.#history = record(this.#history, after);
    return true;
  }

  undo(): void {
    this.#history = undo(this.#history);
    this.#settle();
  }

  redo(): void {
    this.#history = redo(this.#history);
    this.#settle();
  }

  resize(size: number): void {
    this.do((draft) => resized(draft, size), 'none');
    this.#settle();
  }

  setTurn(turn: Side): void {
    this.do((draft) => ({ ...draft, turn }), 'none');
  }

  get goal(): number {
    return goalOf(this.draft);
  }

  setGoal(goal: number): void {
    this.do((draft) => withGoal(draft, goal), 'none');
  }

  /** How many remote mines each side lays before the first move. */
  get mines(): number {
    return minesOf(this.draft);
  }

  setMines(mines: number): void {
    this.do((draft) => withMines(draft, mines), 'none');
  }

  empty(): void {
    this.do((draft) => ({ ...blank(draft.size), turn: draft.turn }), 'none');
  }

  // --- the hand ------------------------------------------------------------------------------------------------------

  take(more: Partial<Brush>): void {
    this.brush = { ...this.brush, ...more };
    if (more.tool && more.tool !== 'select') this.selection = null;
  }

  get tool(): Tool {
    return this.brush.tool;
  }

  pick(at: Square): void {
    this.brush = picked(this.brush, this.draft, at);
  }

  /** Use what is in the hand on one square. Using a piece where it stands turns it. */
  use(at: Square): boolean {
    if (this.tool === 'select') {
      this.selection = rectangle(at, at);
      return true;
    }
    if (wouldTurn(this.draft, this.brush, at)) return this.turn(at, 1);
    return this.do((draft) => used(draft, this.brush, at));
  }

  erase(at: Square): boolean {
    return this.do((draft) => used(draft, { ...this.brush, tool: 'erase' }, at));
  }

  /** Turn the piece on a square by so many eighths; the next one is put down the same way. */
  turn(at: Square, eighths: number): boolean {
    const turned = this.do((draft) => turnedThere(draft, at, eighths));
    const { piece } = cellAt(this.draft, at);
    if (turned && piece?.side === this.brush.side) this.brush = { ...this.brush, heading: piece.heading };
    return turned;
  }

  // --- drawing with a pointer -------------------------------------------------------------------------------------------

  get stroking(): boolean {
    return this.#stroke !== null;
  }

  beginStroke(at: Square): void {
    const base = this.#history.now;
    const carried =
      this.tool === 'select' && this.selection && within(this.selection, at) ? this.selection : null;
    this.#stroke = { base, draft: base, start: at, last: at, carried };
    this.cursor = at;
    if (this.tool === 'select') {
      if (!carried) this.selection = rectangle(at, at);
    } else if (this.tool === 'flag' || !wouldTurn(base, this.brush, at)) this.#draw([at]);
  }

  /** The pointer has come to another square: lines of ground and rubber, a larger rectangle, a selection carried on. */
  extendStroke(at: Square, way: readonly Square[]): void {
    const stroke = this.#stroke;
    if (!stroke || at === stroke.last) return;
    this.cursor = at;
    if (this.tool === 'select') this.#drag(stroke, at);
    else if (this.tool === 'ground' || this.tool === 'erase') this.#draw(way);
    this.#stroke = { ...this.#stroke!, last: at };
  }

  /** A piece is put down and its heading dragged out of its square. */
  aimStroke(heading: Heading): void {
    const stroke = this.#stroke;
    if (!stroke || this.tool !== 'piece') return;
    const placed = used(stroke.base, { ...this.brush, heading }, stroke.start);
    this.#stroke = { ...stroke, draft: repeated(stroke.base, placed, this.symmetry) };
  }

  /** Done; whether anything has changed. A piece that was only touched turns. */
  endStroke(): boolean {
    const stroke = this.#stroke;
    if (!stroke) return false;
    this.#stroke = null;
    const heading = cellAt(stroke.draft, stroke.start).piece?.heading;
    if (this.tool === 'piece' && sameDraft(stroke.base, stroke.draft)) return this.turn(stroke.start, 1);
    if (this.tool === 'piece' && heading) this.brush = { ...this.brush, heading };
    return this.do(() => stroke.draft, 'none');
  }

  cancelStroke(): void {
    const carried = this.#stroke?.carried;
    if (carried) this.selection = carried;
    this.#stroke = null;
  }

  #draw(squares: readonly Square[]): void {
    const stroke = this.#stroke!;
    const next = squares.reduce((draft, square) => used(draft, this.brush, square), stroke.draft);
    this.#stroke = { ...stroke, draft: repeated(stroke.draft, next, this.symmetry) };
  }

  #drag(stroke: Stroke, at: Square): void {
    if (!stroke.carried) {
      this.selection = rectangle(stroke.start, at);
      return;
    }
    const [start, now] = [rectangle(stroke.start, stroke.start), rectangle(at, at)];
    const there = shifted(stroke.carried, now.left - start.left, now.low - start.low, this.size);
    const draft = repeated(stroke.base, moved(stroke.base, stroke.carried, there), this.symmetry);
    this.#stroke = { ...stroke, draft };
    this.selection = there;
  }

  // --- the selection -------------------------------------------------------------------------------------------------

  select(area: Rectangle | null): void {
    this.selection = area;
    if (area) this.brush = { ...this.brush, tool: 'select' };
  }

  selectAll(): void {
    this.select(wholeBoard(this.size));
  }

  copy(): boolean {
    if (!this.selection) return false;
    this.clip = copied(this.draft, this.selection);
    return true;
  }

  cut(): boolean {
    return this.copy() && this.clear();
  }

  paste(at: Square = this.cursor): boolean {
    const { clip } = this;
    if (!clip) return false;
    this.do((draft) => pasted(draft, clip, at));
    this.select(placeFor(clip, at, this.size));
    return true;
  }

  clear(): boolean {
    const area = this.selection;
    return area !== null && this.do((draft) => emptied(draft, area));
  }

  /** Fill the selection with ground. */
  fill(ground: string = this.brush.ground): boolean {
    const area = this.selection;
    return area !== null && this.do((draft) => filled(draft, area, (cell) => ({ ...cell, ground })));
  }

  /** Move what is selected, and the selection with it. */
  moveSelection(across: number, up: number): boolean {
    const area = this.selection;
    if (!area) return false;
    const there = shifted(area, across, up, this.size);
    const done = this.do((draft) => moved(draft, area, there));
    this.selection = there;
    this.cursor = corner(there);
    return done;
  }

  turnPiece(at: Square, heading: Heading): boolean {
    return this.do((draft) => withHeading(draft, at, heading));
  }
}
