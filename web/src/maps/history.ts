// What was done, to be undone and done again, without limit. A value.

export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export function begin<T>(now: T): History<T> {
  return { past: [], now, future: [] };
}

/** Something new; what had been undone is gone. */
export function record<T>(history: History<T>, now: T): History<T> {
  return { past: [...history.past, history.now], now, future: [] };
}

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...later] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: later };
}
