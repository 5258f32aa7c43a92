// What is painted on one half appears on the other: turned round, or mirrored at the line between the sides. Colours swap.

import { column, headingIndex, HEADINGS, row, squareAt, type Heading, type Square } from '../tank/geometry';
import { SIDES, type Side } from '../tank/model';
import { cellAt, changed, put, sameCell, withFlag, type Cell, type Draft, type Fallen } from './draft';

export type Symmetry = 'half-turn' | 'mirror' | 'none';
export const SYMMETRIES: readonly Symmetry[] = ['half-turn', 'mirror', 'none'];

export function imageSquare(square: Square, size: number, symmetry: Symmetry): Square {
  const [across, up] = [column(square), row(square)];
  const last = size - 1;
  if (symmetry === 'half-turn') return squareAt(last - across, last - up);
  return symmetry === 'mirror' ? squareAt(across, last - up) : square;
}

export function imageHeading(heading: Heading, symmetry: Symmetry): Heading {
  const index = headingIndex(heading);
  if (symmetry === 'half-turn') return HEADINGS[(index + 4) % 8]!;
  return symmetry === 'mirror' ? HEADINGS[(12 - index) % 8]! : heading;
}

export const otherSide = (side: Side): Side => (side === 'white' ? 'black' : 'white');

export function imageCell(cell: Cell, symmetry: Symmetry): Cell {
  if (symmetry === 'none') return cell;
  const { piece, body } = cell;
  return {
    ...cell,
    piece: piece && {
      ...piece,
      side: otherSide(piece.side),
      heading: imageHeading(piece.heading, symmetry),
    },
    body: imageBody(body, symmetry),
  };
}

function imageBody(body: Fallen, symmetry: Symmetry): Fallen {
  return body === '' || body === 'alone' ? body : imageHeading(body, symmetry);
}

/** Repeat on the other half what was changed. A square that was changed itself stays as it was drawn. */
export function repeated(before: Draft, after: Draft, symmetry: Symmetry): Draft {
  if (symmetry === 'none') return after;
  const drawn = changed(before, after);
  const own = new Set(drawn);
  const images = drawn
    .map((square) => [imageSquare(square, after.size, symmetry), square] as const)
    .filter(([image]) => !own.has(image))
    .map(([image, square]) => [image, imageCell(cellAt(after, square), symmetry)] as const);
  let found = put(after, images);
  for (const side of SIDES) {
    const square = after.flags[side];
    const other = otherSide(side);
    if (square === before.flags[side] || after.flags[other] !== before.flags[other]) continue;
    const image = square && imageSquare(square, after.size, symmetry);
    if (image !== square || !square) found = withFlag(found, other, image);
  }
  return found;
}

/** Whether the whole map is the same after a half turn with colours swapped. */
export function isHalfTurn(draft: Draft): boolean {
  return [...draft.cells].every(([square, cell]) =>
    sameCell(cellAt(draft, imageSquare(square, draft.size, 'half-turn')), imageCell(cell, 'half-turn')),
  );
}
