// What the table answers about the present position (behemoth.tankchess.desk). The board draws it and knows no rule.

import { readPath, type Pose, type Side } from './model';
import type { Heading, Square } from './geometry';

export type Weapon = 'shot' | 'tail' | 'flame' | 'throw' | 'duel';
export type Verdict = 'destroys' | 'armour' | 'blocked' | 'near' | 'reach' | 'immune';

/** A possible attack from a pose, and whether it destroys; if not, why, in a sentence. */
export interface Attack {
  weapon: Weapon;
  target: Square;
  verdict: Verdict;
  strength: number;
  armour: number;
  /** Which armour is met: front, side or rear. */
  side: string;
  /** What lies in the way. */
  blocker: Square | '';
  /** Where a thrown tank lands. */
  to: Square | '';
  text: string;
}

/** One way to complete a movement: which attacks (by number) and the action to say. */
export interface Choice {
  attacks: number[];
  action: string;
}

/** An end of a movement. */
export interface End {
  /** Empty for one that leaves the board. */
  square: Square | '';
  /** Empty for one that leaves or sinks. */
  heading: Heading | '';
  steps: number;
  path: Pose[];
  leaves: boolean;
  sinks: boolean;
  stomped: Square[];
  felled: Square[];
  attacks: Attack[];
  choices: Choice[];
}

/** Squares a side can strike, with the strength it brings there. */
export type Threats = Record<Square, number>;

/** A side a Monster can fall to; empty where it can only fall where it stands. */
export interface Fall {
  move: string;
  side: Heading | '';
  covers: Square[];
}

// --- as the table writes it -------------------------------------------------------------------------------------------

interface AttackAnswer extends Partial<Attack> {
  weapon: Weapon;
  target: Square;
  verdict: Verdict;
  text: string;
  move?: string;
}
interface CombinationAnswer {
  move: string;
  tail?: Square;
  weapon?: Weapon;
  target?: Square;
  to?: Square;
}
interface EndAnswer {
  move: string;
  end?: Square;
  heading?: Heading;
  path?: string[];
  steps?: number;
  sinks?: boolean;
  leaves?: boolean;
  stomps?: Square[];
  fells?: Square[];
  attacks?: AttackAnswer[];
  combinations?: CombinationAnswer[];
}
export interface EndsAnswer {
  square: Square;
  side: Side;
  kind: string;
  to_move: boolean;
  ends: EndAnswer[];
}
export interface ThreatsAnswer {
  side: Side;
  squares: Threats;
}
export interface LinesAnswer {
  square: Square;
  squares: Square[];
  stopped: Square[];
}
export interface FallsAnswer {
  square: Square | '';
  decides: Side | '';
  falls: Fall[];
}
export interface CheckAnswer {
  side: Side;
  check: string[];
  escape: string[];
}

/** The ends of a movement, with every way to complete it. What is empty or no is left out by the table. */
export function readEnds(answer: EndsAnswer): End[] {
  return answer.ends.map((end) => {
    const attacks = (end.attacks ?? []).map((one) => ({
      strength: 0,
      armour: 0,
      side: '',
      blocker: '' as const,
      to: '' as const,
      ...one,
    }));
    return {
      square: end.end ?? '',
      heading: end.heading ?? '',
      steps: end.steps ?? 0,
      path: readPath((end.path ?? []).join(' ')),
      leaves: end.leaves ?? false,
      sinks: end.sinks ?? false,
      stomped: end.stomps ?? [],
      felled: end.fells ?? [],
      attacks,
      choices: end.combinations
        ? end.combinations.map((one) => combined(attacks, one))
        : single(end.move, attacks),
    };
  });
}

function single(move: string, attacks: readonly AttackAnswer[]): Choice[] {
  const fired = attacks.flatMap((attack, index) =>
    attack.move ? [{ attacks: [index], action: attack.move }] : [],
  );
  return [{ attacks: [], action: move }, ...fired];
}

function combined(attacks: readonly Attack[], one: CombinationAnswer): Choice {
  const tail = one.tail
    ? attacks.findIndex((attack) => attack.weapon === 'tail' && attack.target === one.tail)
    : -1;
  const strike = one.weapon
    ? attacks.findIndex(
        (attack) =>
          attack.weapon === one.weapon && attack.target === one.target && attack.to === (one.to ?? ''),
      )
    : -1;
  return { attacks: [tail, strike].filter((index) => index >= 0), action: one.move };
}
