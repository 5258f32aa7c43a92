// What keys do in the editor, wherever one is on its page. Names of keys as browsers tell them.

import { headingIndex, HEADINGS } from '../tank/geometry';
import { kinds, terrains } from '../tank/kinds';
import { cellAt } from './draft';
import { swappedBrush, turnedBrush, type Brush, type Tool } from './brush';
import type { Editor } from './editor.svelte';
import { goals } from './facts';
import { rectangle, type Rectangle } from './selection';
import { column, row, squareAt } from '../tank/geometry';
import { SHAPES } from './shapes';
import { otherSide } from './symmetry';

const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  b: 'ground',
  o: 'shape',
  p: 'piece',
  w: 'wreck',
  g: 'flag',
  e: 'erase',
  v: 'select',
};

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
};

/** The tool of a key, if there is one of it. */
export function toolOf(key: string): Tool | null {
  const tool = TOOL_KEYS[key] ?? null;
  return tool === 'flag' && goals().length === 0 ? null : tool;
}

/** The next thing of the palette that is open. */
export function nextBrush(brush: Brush, by: 1 | -1): Brush {
  const next = (all: readonly string[], now: string): string =>
    all[(all.indexOf(now) + by + all.length) % all.length] ?? now;
  if (brush.tool === 'ground')
    return { ...brush, ground: next(['', ...terrains().map((one) => one.name)], brush.ground) };
  if (brush.tool === 'shape')
    return {
      ...brush,
      shape: next(
        SHAPES.map((one) => one.name),
        brush.shape,
      ),
    };
  if (brush.tool === 'piece')
    return {
      ...brush,
      kind: next(
        kinds().map((one) => one.mark),
        brush.kind,
      ),
    };
  if (brush.tool === 'flag') return { ...brush, side: otherSide(brush.side) };
  if (brush.tool !== 'wreck') return brush;
  const lying = kinds()
    .filter((kind) => !kind.giant)
    .map((kind) => kind.mark);
  const { remains } = brush;
  const chosen = next(
    [...lying, '+', '-'],
    remains.is === 'wreck' ? remains.kind : remains.is === 'stack' ? '+' : '-',
  );
  if (chosen === '+') return { ...brush, remains: { is: 'stack' } };
  return { ...brush, remains: chosen === '-' ? { is: 'body', side: 'N' } : { is: 'wreck', kind: chosen } };
}

/** Turn what is under the cursor, else what is in the hand. */
export function turnHere(editor: Editor, by: 1 | -1): 'board' | 'hand' {
  const { piece } = cellAt(editor.draft, editor.cursor);
  if (piece && editor.tool === 'piece') {
    editor.turnPiece(editor.cursor, HEADINGS[(headingIndex(piece.heading) + by + 8) % 8]!);
    return 'board';
  }
  editor.brush = turnedBrush(editor.brush, by);
  return 'hand';
}

export function swapHand(editor: Editor): void {
  editor.brush = swappedBrush(editor.brush);
}

/** The selection, one corner moved by a key; the other stays where selecting began. */
export class KeyedSelection {
  #anchor = '';
  #at = '';

  extend(editor: Editor, key: string): Rectangle | null {
    const way = WAYS[key];
    if (!way) return null;
    if (!editor.selection || this.#at !== editor.cursor) this.#anchor = editor.cursor;
    const fit = (index: number): number => Math.max(0, Math.min(editor.size - 1, index));
    editor.cursor = squareAt(fit(column(editor.cursor) + way[0]), fit(row(editor.cursor) + way[1]));
    this.#at = editor.cursor;
    const area = rectangle(this.#anchor, editor.cursor);
    editor.select(area);
    return area;
  }

  move(editor: Editor, key: string): boolean {
    const way = WAYS[key];
    return way !== undefined && editor.selection !== null && (editor.moveSelection(...way), true);
  }
}
