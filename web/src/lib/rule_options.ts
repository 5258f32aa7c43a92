// The options of the rules for a new match: which ones are asked for, and which ones are sent.

import type { GameInfo, Option } from './api';
import { onlyIn, type Scheme } from './start';

/** Options by name, as they were chosen. */
export type Chosen = Readonly<Record<string, string>>;

/** What a board brings along. */
export type Board = Pick<Scheme, 'goal' | 'flags' | 'remote_mines'>;

/** These have their own places on the page, or come with a preset, in games that have such a list. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  schemes: ['scheme', 'position'],
  presets: ['variant', 'event_counts'],
};
const NEED_FLAGS = ['flag', 'carry'];
const ALWAYS_SENT = ['scheme', 'position', 'variant', 'event_counts'];

/** The options to ask for. Those of one variant only mean nothing in the other. What a board brings along is usual there. */
export function askedOptions(info: GameInfo | undefined, variant: string, scheme?: Board): Option[] {
  const strange = onlyIn(info, variant === 'coop' ? 'versus' : 'coop');
  const elsewhere = Object.keys(ELSEWHERE)
    .filter((list) => info?.about[list])
    .flatMap((list) => ELSEWHERE[list] ?? []);
  return (info?.options ?? [])
    .filter(({ name }) => !elsewhere.includes(name) && !strange.includes(name))
    .map((option) => (scheme ? onBoard(option, scheme) : option));
}

/** Goals that need flags need a board that has some, and a board with a goal of its own is not played without it. */
function onBoard(option: Option, scheme: Board): Option {
  if (option.name === 'remote_mines' && scheme.remote_mines)
    return { ...option, standard: String(scheme.remote_mines), least: 1 };
  if (option.name !== 'goal') return option;
  const playable = (goal: string): boolean =>
    (scheme.flags || !NEED_FLAGS.includes(goal)) && (goal !== 'standard' || scheme.goal === 'standard');
  return {
    ...option,
    standard: scheme.goal,
    choices: (option.choices ?? []).filter(({ value }) => playable(value)),
  };
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
