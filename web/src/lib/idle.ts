// Work that nobody waits for is done when the page has nothing better to do.

/** For browsers that cannot tell when they are idle: milliseconds that are long enough for a frame. */
const A_FRAME = 30;

/** Do something soon, but after what is to be seen now. The answer takes it back. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(work, { timeout: 1000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, A_FRAME);
  return () => clearTimeout(timer);
}

/** Do something in a task of its own: what was pressed meanwhile, and what is to be seen, comes first. The answer takes it back. */
export function soon(work: () => void): () => void {
  if (typeof scheduler !== 'undefined') {
    const taken = new AbortController();
    scheduler.postTask(work, { signal: taken.signal }).catch(() => undefined); // it was taken back
    return () => taken.abort();
  }
  const timer = setTimeout(work);
  return () => clearTimeout(timer);
}
