// What is said to somebody in their first game, at each of their turns: what to do now, and what would be good.

import { guideTo, type Moment } from './guides';
import { t } from './i18n.svelte';
import type { Match } from './match.svelte';
import type { Seat } from './types';

export function momentOf(match: Match, seat: Seat): Moment {
  const own = match.log.filter((line) => line.action && line.seat === seat);
  const since = own.at(-1)?.version ?? -1;
  const view = match.view(seat) as { question?: unknown } | undefined;
  return {
    turn: own.length + 1,
    happened: match.log.filter((line) => line.version > since).map((line) => line.event.event),
    asked: !!view?.question,
  };
}

export class Guided {
  /** What would be good now, and for which turn that was said. */
  #advice = $state.raw<{ turn: number; text: string } | null>(null);
  #asked = -1;

  constructor(readonly match: Match) {}

  /** What to do now; empty while others decide. */
  get sentence(): string {
    const { me, myTurn, over, game } = this.match;
    if (me === null || !myTurn || over) return '';
    const key = guideTo(game, momentOf(this.match, me));
    return key ? t(key) : '';
  }

  get advice(): string {
    return this.#advice?.turn === this.match.turn ? this.#advice.text : '';
  }

  /** To be called in an effect: asks once for each own turn. */
  ask(): void {
    const { me, myTurn, over, turn, hints } = this.match;
    if (me === null || !myTurn || over || !hints || turn === this.#asked) return;
    this.#asked = turn;
    this.match.hint(me).then(
      (found) => (this.#advice = { turn: found.turn, text: found.text }),
      () => undefined, // without advice the sentence still stands
    );
  }
}
