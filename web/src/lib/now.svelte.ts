// The time that clocks show; it ticks only while somebody looks.

import { createSubscriber } from 'svelte/reactivity';

const EVERY = 100;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

/** performance.now(), again and again: whatever shows it is drawn anew ten times a second. */
export function now(): number {
  subscribe();
  return performance.now();
}
