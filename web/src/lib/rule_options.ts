// The options of the rules for a new match: which ones are asked for, and which ones are sent.

import type { GameInfo, Option } from './api';
import { onlyIn } from './start';

/** Options by name, as they were chosen. */
export type Chosen = Readonly<Record<string, string>>;

/** These have their own places on the page, or come with a preset. */
const ELSEWHERE = ['scheme', 'position', 'variant', 'event_counts'];
const ALWAYS_SENT = ['scheme', 'variant', 'event_counts'];

/** The options to ask for. Those of one variant only mean nothing in the other. */
export function askedOptions(info: GameInfo | undefined, variant: string): Option[] {
  const strange = onlyIn(info, variant === 'coop' ? 'versus' : 'coop');
  return (info?.options ?? []).filter(({ name }) => !ELSEWHERE.includes(name) && !strange.includes(name));
}

/** The options to send: those that were chosen otherwise than usual. */
export function sentOptions(chosen: Chosen, asked: readonly Option[]): Record<string, string> {
  const sent = Object.entries(chosen).filter(([name, value]) => {
    const option = asked.find((one) => one.name === name);
    return ALWAYS_SENT.includes(name) || (option !== undefined && option.standard !== value);
  });
  return Object.fromEntries(sent);
}

/** Whether exactly the options of a preset are chosen. */
export function samePreset(chosen: Chosen, preset: Chosen): boolean {
  const names = new Set([...Object.keys(chosen), ...Object.keys(preset)]);
  return [...names].every((name) => name === 'variant' || chosen[name] === preset[name]);
}
