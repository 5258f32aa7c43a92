// What plots need to know of figures: bars of a histogram, and percentages as people write them.

import { settings } from '$lib/settings.svelte';

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const STEPS = [5, 10, 20, 25, 50, 100];

/** Lengths in steps that are easily read, at most so many of them. */
export function bars(lengths: readonly number[], most = 12): Bar[] {
  if (!lengths.length) return [];
  const [low, high] = [Math.min(...lengths), Math.max(...lengths)];
  const step = STEPS.find((one) => Math.floor(high / one) < most) ?? 100;
  const first = Math.floor(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => {
    const from = (first + index) * step;
    const to = from + step - 1;
    return { from, to, count: lengths.filter((one) => one >= from && one <= to).length };
  });
}

/** ``52.5 %`` as the language of the page writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', maximumFractionDigits: 1 }).format(
    share,
  );
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.language, { maximumFractionDigits: 2 }).format(value);
}
