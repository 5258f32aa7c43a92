// Many actions in few groups, so that people find theirs.

import type { LegalAction } from '$lib/types';

export interface Group {
  name: string;
  actions: LegalAction[];
}

/** So many stand together without a heading. */
const FEW = 24;
/** What an action begins with: the letters and digits before another sign (`C3` of `C3>C4N`). */
const HEAD = /^[\p{L}\p{N}]+(?=[^\p{L}\p{N}])/u;

/** By the headings of the game. Where it has none and there are many, by what they begin with. */
export function grouped(actions: readonly LegalAction[], total = actions.length): Group[] {
  const own = actions.some((one) => one.group);
  const heading = (one: LegalAction): string => {
    if (own) return one.group ?? '';
    return total > FEW ? (HEAD.exec(one.text)?.[0] ?? [...one.text][0] ?? '') : '';
  };
  const found = new Map<string, LegalAction[]>();
  for (const one of actions) found.set(heading(one), [...(found.get(heading(one)) ?? []), one]);
  return [...found].map(([name, those]) => ({ name, actions: those }));
}
