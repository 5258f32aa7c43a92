// What the table answers about the present position (behemoth.tankchess). The board draws it and knows no rule.

import type {
  AttackChoice,
  Check,
  Combination,
  EndChoice,
  Ends,
  FallChoice,
  Falls,
  FireLines,
  Why,
  Threats as ThreatsOfSide,
} from '$lib/generated/tank';
import type { With } from '$lib/types';
import type { Threat } from './coach';
import { readPath, type Pose, type Side } from './model';
import type { Heading, Square } from './geometry';

export type Weapon = 'shot' | 'tail' | 'flame' | 'throw' | 'duel' | 'detonation';
export type Verdict = 'destroys' | 'armour' | 'blocked' | 'near' | 'reach' | 'immune';

/** A possible attack from a pose, and whether it destroys; if not, why, in a sentence. Nothing is left out any more. */
export type Attack = Required<Omit<AttackAnswer, 'move'>>;

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
  /** It drives onto a land mine. */
  explodes: boolean;
  /** What it pushes: `D5>D6`. */
  pushed: string[];
  /** Land mines a Monster sets off on its way. */
  mines: Square[];
  /** What ending there does about the enemy's flag. */
  flag: '' | 'takes' | 'wins';
  attacks: Attack[];
  choices: Choice[];
}

/** Squares a side can strike, with the strength it brings there. */
export type Threats = Record<Square, number>;

/** A side a Monster can fall to; empty where it can only fall where it stands. */
export type Fall = With<FallChoice, { side: Heading | ''; crushes: Side | '' }>;

// --- as the table writes it -------------------------------------------------------------------------------------------

type AttackAnswer = With<AttackChoice, { weapon: Weapon; verdict: Verdict }>;
type EndAnswer = With<EndChoice, { heading?: Heading; attacks?: AttackAnswer[] }>;
export type EndsAnswer = With<Ends, { side: Side; ends: EndAnswer[] }>;
export type ThreatsAnswer = With<ThreatsOfSide, { side: Side }>;
export type LinesAnswer = FireLines;
export type FallsAnswer = With<Falls, { decides: Side | ''; falls: Fall[] }>;
export type CheckAnswer = With<Check, { side: Side; threats: Threat[] }>;
export type WhyAnswer = Why;

/** The ends of a movement, with every way to complete it. What is empty or no is left out by the table. */
export function readEnds(answer: EndsAnswer): End[] {
  return answer.ends.map((end) => {
    const attacks = (end.attacks ?? []).map((one) => ({
      strength: 0,
      armour: 0,
      side: '',
      blocker: '' as const,
      to: '' as const,
      kills: 0,
      observer: '' as const,
      own: false,
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
      explodes: end.explodes ?? false,
      pushed: end.pushes ?? [],
      mines: end.mines ?? [],
      flag: (end.flag ?? '') as End['flag'],
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

function combined(attacks: readonly Attack[], one: Combination): Choice {
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
