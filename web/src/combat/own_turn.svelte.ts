// The turn of the own seat as it is made at this page: its cards, what is chosen, and what that does.

import type { Match } from '$lib/match.svelte';
import { settings } from '$lib/settings.svelte';
import type { Seat } from '$lib/types';
import { SeatActions } from './seat_actions.svelte';
import { gained } from './flights';
import { newest } from './headline';
import type { ActionChoice } from './model';
import { back, follow, handCards, NOTHING, owesAnswer, ready, tap, targets } from './turn';
import type { Choosing, HandCard } from './turn';

/** Who sits at the page: nobody, where one only watches. It is read each time, for it changes with the match. */
export interface OwnSeat {
  readonly seat: Seat | null;
  readonly hand: string;
  readonly readonly: boolean;
}

export class OwnTurn {
  choosing = $state.raw<Choosing>(NOTHING);
  readonly seatActions: SeatActions;
  #ownSeat: OwnSeat;
  #turn = -1;

  /** What was said is on its way: until the table answers, nothing else can be said. */
  readonly choices = $derived.by(() =>
    this.#ownSeat.readonly || this.seatActions.busy ? null : this.seatActions.choices,
  );
  readonly cards = $derived.by(() => handCards(this.#ownSeat.hand, this.choices, this.#fresh()));
  readonly chosen = $derived.by(() => this.cards.find((card) => card.key === this.choosing.key));
  /** Whom the chosen card may be for. */
  readonly aims = $derived.by(() => targets(this.chosen));
  /** What the large button does now. */
  readonly action = $derived.by(() => ready(this.cards, this.choosing));

  constructor(
    readonly match: Match,
    ownSeat: OwnSeat,
  ) {
    this.seatActions = new SeatActions(match);
    this.#ownSeat = ownSeat;
  }

  get mayAct(): boolean {
    return this.choices !== null && !this.match.over;
  }

  /** Whether an attack has to be answered. */
  get asks(): boolean {
    return this.mayAct && owesAnswer(this.choices);
  }

  get busy(): boolean {
    return this.seatActions.busy || this.match.pending;
  }

  /** To be called in an effect: what it reads decides when to ask again. */
  ask(): void {
    const { seat, readonly } = this.#ownSeat;
    if (!readonly) this.seatActions.ask(seat);
  }

  /** To be called in an effect: a new question starts with nothing chosen. */
  renew(): void {
    if (this.match.turn === this.#turn) return;
    this.#turn = this.match.turn;
    this.choosing = NOTHING;
  }

  choose(card: HandCard): void {
    // An attack is answered with one tap, on the button or on the shield itself.
    if (this.asks) {
      if (card.actions[0]) this.act(card.actions[0]);
      return;
    }
    this.choosing = tap(this.choosing, card);
    if (!settings.confirm && this.action && this.mayAct) this.act(this.action);
  }

  aim(target: Seat): void {
    this.choosing = { ...this.choosing, target };
  }

  back(): void {
    this.choosing = back(this.choosing);
  }

  act(action: ActionChoice): void {
    const { seat } = this.#ownSeat;
    if (seat === null) return;
    this.choosing = NOTHING;
    void this.seatActions.act(seat, action);
  }

  /** Ask for a good move: its card is lifted, or the button that does it is marked. */
  async hint(): Promise<void> {
    const advice = await this.seatActions.hinting.ask(this.mayAct ? this.#ownSeat.seat : null);
    if (advice && !this.asks) this.choosing = follow(this.cards, advice.action);
  }

  /** The cards that have just come into the hand. */
  #fresh(): string {
    const { seat } = this.#ownSeat;
    const events = newest(this.match.log).map((line) => line.event);
    return seat === null ? '' : gained(events, seat);
  }
}
