// Pieces have no names at the table, but a figure that moves should stay the same figure: names are given here.

import { only } from '$lib/events';
import type { GameEvent } from '$lib/types';
import type { Square } from './geometry';
import type { Piece } from './model';

export type Named = Piece & { id: string };

let count = 0;

/** Names for the pieces of a view: kept by what moved where, else by the same kind on the same square, else by kind. */
export function name(
  pieces: readonly Piece[],
  before: readonly Named[],
  events: readonly GameEvent[],
): Named[] {
  const drives = only(events, 'Drove', 'Turned', 'Reversed', 'Stepped');
  const moved = new Map<Square, Square>(drives.map((event) => [event.end, event.start]));
  const free = new Map(before.map((piece) => [piece.square, piece]));
  const ids = new Map<Piece, string>();
  const take = (piece: Piece, old: Named | undefined): void => {
    if (
      !old ||
      ids.has(piece) ||
      old.side !== piece.side ||
      old.kind !== piece.kind ||
      !free.delete(old.square)
    )
      return;
    ids.set(piece, old.id);
  };
  for (const piece of pieces) if (moved.has(piece.square)) take(piece, free.get(moved.get(piece.square)!));
  for (const piece of pieces) take(piece, free.get(piece.square));
  for (const piece of pieces)
    take(
      piece,
      [...free.values()].find((old) => old.side === piece.side && old.kind === piece.kind),
    );
  return pieces.map((piece) => ({ ...piece, id: ids.get(piece) ?? `figure-${count++}` }));
}
