// What happened, by name. The names and fields are made from the Python structs, so that none can be forgotten.

import type { GameEvent } from './generated/events';

export type Named<N extends GameEvent['event']> = Extract<GameEvent, { event: N }>;

/** Something for each event of a game: whoever forgets one is told by the compiler. */
export type ForEach<E extends GameEvent, Out, Args extends unknown[] = []> = {
  [N in E['event']]: (event: Extract<E, { event: N }>, ...args: Args) => Out;
};

/** The events of these names. */
export function only<N extends GameEvent['event']>(events: readonly GameEvent[], ...names: N[]): Named<N>[] {
  return events.filter((event): event is Named<N> => (names as string[]).includes(event.event));
}
