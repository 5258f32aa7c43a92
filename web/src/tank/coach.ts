// What the coach says about the turn being made: who could destroy what next turn. The table has worked it out for every
// move of the piece; here it is only looked up.

import type { Coached, Threat as Told } from '$lib/generated/tank';
import type { Square } from './geometry';
import type { End, Weapon } from './queries';
import type { With } from '$lib/types';

export type Threat = With<Told, { weapon: Weapon | 'stomp' | 'fall' }>;
export type CoachAnswer = With<Coached, { threats: Threat[] }>;

export interface Warning {
  /** Threats to the piece where it would end. */
  piece: readonly Threat[];
  /** Threats to the command tank, where another piece moves. */
  command: readonly Threat[];
  /** The enemy could leave the board. */
  escape: boolean;
  /** The enemy could win by the flag. */
  flag: boolean;
  /** The game could be lost next turn. */
  fatal: boolean;
}

const SAFE: Warning = { piece: [], command: [], escape: false, flag: false, fatal: false };

/** What an action leads to; null as long as the coach has said nothing. */
export function warningOf(coached: CoachAnswer | null, action: string | null): Warning | null {
  if (!coached || action === null) return null;
  const danger = coached.moves[action];
  if (!danger) return SAFE;
  const named = (numbers: readonly number[] = []): Threat[] =>
    numbers.flatMap((number) => coached.threats[number] ?? []);
  const [piece, command] = [named(danger.piece), named(danger.command)];
  const escape = danger.escape ?? false;
  const flag = danger.flag ?? false;
  const fatal = escape || flag || command.length > 0 || (coached.commander && piece.length > 0);
  return { piece, command, escape, flag, fatal };
}

/** Squares on which a command tank could be destroyed whichever way it looks and whatever it strikes. */
export function deadly(coached: CoachAnswer | null, ends: readonly End[]): ReadonlySet<Square> {
  if (!coached?.commander) return new Set();
  const safe = new Set<Square>();
  const seen = new Set<Square>();
  for (const end of ends) {
    if (end.square === '') continue;
    seen.add(end.square);
    if (end.choices.some((one) => !coached.moves[one.action]?.piece?.length)) safe.add(end.square);
  }
  return new Set([...seen].filter((square) => !safe.has(square)));
}
