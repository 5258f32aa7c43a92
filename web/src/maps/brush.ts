// What is in the hand: a tool, and what it puts on a square.

import type { Heading, Square } from '../tank/geometry';
import type { Side } from '../tank/model';
import {
  cellAt,
  EMPTY,
  put,
  turnedBy,
  withFlag,
  withThing,
  type Cell,
  type Draft,
  type Fallen,
} from './draft';
import { covered, SHAPES, turnedShape } from './shapes';
import { otherSide } from './symmetry';
import { goalOf, withGoal } from './text';

export type Tool = 'ground' | 'shape' | 'piece' | 'wreck' | 'flag' | 'erase' | 'select';
export const TOOLS: readonly Tool[] = ['ground', 'shape', 'piece', 'wreck', 'flag', 'erase', 'select'];

/** Something that lies there: the wreck of a kind, a stack, or a fallen Monster. */
export type Remains = { is: 'wreck'; kind: string } | { is: 'stack' } | { is: 'body'; side: Fallen };

export interface Brush {
  /** The number of the goal that is played for once somebody sets a flag. */
  readonly flagGoal: number;
  readonly tool: Tool;
  /** The terrain; empty for open ground. */
  readonly ground: string;
  readonly shape: string;
  /** What the shapes are made of. */
  readonly stuff: string;
  readonly quarters: number;
  readonly flipped: boolean;
  readonly side: Side;
  readonly kind: string;
  readonly heading: Heading;
  readonly remains: Remains;
}

/** The squares the shape in the hand covers. */
export function shapeSquares(brush: Brush, at: Square, size: number): Square[] {
  const shape = SHAPES.find((one) => one.name === brush.shape) ?? SHAPES[0]!;
  return covered(turnedShape(shape, brush.quarters, brush.flipped), at, size);
}

/** The squares something would change on if it was used here. */
export function aimed(brush: Brush, at: Square, size: number): Square[] {
  return brush.tool === 'shape' ? shapeSquares(brush, at, size) : [at];
}

function remainsCell(remains: Remains): Partial<Cell> {
  if (remains.is === 'wreck') return { wreck: remains.kind };
  return remains.is === 'stack' ? { stack: true } : { body: remains.side };
}

/** The map after it was used on a square. */
export function used(draft: Draft, brush: Brush, at: Square): Draft {
  const cell = cellAt(draft, at);
  switch (brush.tool) {
    case 'ground':
      return put(draft, [[at, { ...cell, ground: brush.ground }]]);
    case 'shape':
      return put(
        draft,
        shapeSquares(brush, at, draft.size).map((square) => [square, { ...EMPTY, ground: brush.stuff }]),
      );
    case 'piece': {
      const { side, kind, heading } = brush;
      return put(draft, [[at, withThing(cell, { piece: { side, kind, heading } })]]);
    }
    case 'wreck':
      return put(draft, [[at, withThing(cell, remainsCell(brush.remains))]]);
    case 'flag': {
      const flagged = withFlag(draft, brush.side, draft.flags[brush.side] === at ? '' : at);
      return goalOf(draft) === 0 ? withGoal(flagged, brush.flagGoal) : flagged;
    }
    case 'erase':
      return withoutFlags(put(draft, [[at, EMPTY]]), at);
    case 'select':
      return draft;
  }
}

function withoutFlags(draft: Draft, at: Square): Draft {
  const { white, black } = draft.flags;
  if (white !== at && black !== at) return draft;
  return { ...draft, flags: { white: white === at ? '' : white, black: black === at ? '' : black } };
}

/** Whether the very piece that is in the hand stands there, so that using it again turns it. */
export function wouldTurn(draft: Draft, brush: Brush, at: Square): boolean {
  const { piece } = cellAt(draft, at);
  return brush.tool === 'piece' && piece?.kind === brush.kind && piece.side === brush.side;
}

/** The piece there looks elsewhere. */
export function withHeading(draft: Draft, at: Square, heading: Heading): Draft {
  const cell = cellAt(draft, at);
  return cell.piece ? put(draft, [[at, { ...cell, piece: { ...cell.piece, heading } }]]) : draft;
}

/** The piece or fallen Monster there turns by so many eighths; a Monster falls to one of four sides. */
export function turnedThere(draft: Draft, at: Square, eighths: number): Draft {
  const { piece } = cellAt(draft, at);
  return piece ? withHeading(draft, at, turnedBy(piece.heading, eighths)) : draft;
}

/** What is in the hand after picking what is on a square. */
export function picked(brush: Brush, draft: Draft, at: Square): Brush {
  const { piece, wreck, stack, body, ground } = cellAt(draft, at);
  if (piece) return { ...brush, tool: 'piece', ...piece };
  if (wreck) return { ...brush, tool: 'wreck', remains: { is: 'wreck', kind: wreck } };
  if (stack) return { ...brush, tool: 'wreck', remains: { is: 'stack' } };
  if (body) return { ...brush, tool: 'wreck', remains: { is: 'body', side: body } };
  return { ...brush, tool: 'ground', ground };
}

/** Turned by one: a piece by an eighth, a shape by a quarter, a fallen Monster to the next side. */
export function turnedBrush(brush: Brush, by: 1 | -1): Brush {
  if (brush.tool === 'shape') return { ...brush, quarters: (brush.quarters + by + 4) % 4 };
  if (brush.tool === 'wreck' && brush.remains.is === 'body') {
    const { side } = brush.remains;
    const next = side === 'alone' || side === '' ? 'N' : turnedBy(side, by * 2);
    return { ...brush, remains: { is: 'body', side: next } };
  }
  return { ...brush, heading: turnedBy(brush.heading, by) };
}

/** The other colour, looking the other way. */
export function swappedBrush(brush: Brush): Brush {
  return { ...brush, side: otherSide(brush.side), heading: turnedBy(brush.heading, 4) };
}
