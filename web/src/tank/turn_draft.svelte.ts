// The turn being made at this page and what is looked at: asks the table, keeps the answers, sends the action.

import { announcer } from '$lib/announcer.svelte';
import { Hinting } from '$lib/hinting.svelte';
import { t } from '$lib/i18n.svelte';
import type { Match } from '$lib/match.svelte';
import { settings } from '$lib/settings.svelte';
import { Refused } from '$lib/socket';
import { play } from '$lib/sound';
import { ui } from '$lib/ui.svelte';
import { deadly, warningOf, type CoachAnswer, type Warning } from './coach';
import type { Heading, Square } from './geometry';
import { Placing } from './placing.svelte';
import { SIDES, type BoardView, type Piece, type Side } from './model';
import {
  readEnds,
  type CheckAnswer,
  type EndsAnswer,
  type Fall,
  type FallsAnswer,
  type LinesAnswer,
  type Threats,
  type ThreatsAnswer,
  type WhyAnswer,
} from './queries';
import * as turns from './turn';
import type { Posed, Turn } from './turn';
import { endWords, kindWord, pieceWords, warningWords } from './words';

export type Overlay = 'reach' | 'white' | 'black' | 'lines';

export class TurnDraft {
  turn = $state.raw<Turn>(turns.IDLE);
  overlays = $state.raw<ReadonlySet<Overlay>>(new Set<Overlay>(['reach']));
  threats = $state.raw<Partial<Record<Side, Threats>>>({});
  /** Whether the strengths of threats are written on the squares. */
  numbers = $state(false);
  lines = $state.raw<Square[]>([]);
  falls = $state.raw<Fall[]>([]);
  fall = $state.raw<Fall | null>(null);
  alarm = $state.raw<CheckAnswer | null>(null);
  /** What the coach says about every move of the piece that is picked. */
  coached = $state.raw<CoachAnswer | null>(null);
  /** Whether the table answers questions; a replay may have nobody to ask. */
  answers = $state(true);
  /** What was refused, in the words of the table. */
  trouble = $state('');
  /** Why what was picked is picked no more: a square was tapped that it cannot get to. */
  note = $state('');
  readonly match: Match;
  readonly hinting: Hinting;
  /** Remote mines being laid before the first move. */
  readonly placing: Placing;
  /** A tap that came before the table had answered about the piece. */
  #early: { from: Square; tap: () => void } | null = null;
  /** The enemy of whom was last said why it cannot be hit; tapped again, it is looked at. */
  #missed: Square | null = null;
  #readonly: () => boolean;
  #view: () => BoardView | null;

  constructor(match: Match, readonly: () => boolean, view: () => BoardView | null) {
    this.match = match;
    this.hinting = new Hinting(match);
    this.answers = match.askable;
    this.#readonly = readonly;
    this.#view = view;
    this.placing = new Placing(
      match,
      () => this.view,
      () => this.seat,
    );
  }

  get view(): BoardView | null {
    return this.#view();
  }

  /** The seat that decides at this page, if one does now. */
  get seat(): number | null {
    if (this.#readonly() || this.match.over || this.match.pending) return null;
    return this.match.toAct.find((seat) => this.match.yours.includes(seat)) ?? null;
  }

  /** The side whose pieces can be moved at this page now. */
  get side(): Side | null {
    return this.seat === null || this.view?.falling || this.placing.underway
      ? null
      : (SIDES[this.seat] ?? null);
  }

  /** Whether the piece that is looked at can be moved. */
  get mine(): boolean {
    const from = this.turn.is === 'idle' ? null : this.pieceAt(this.turn.from);
    return from !== null && from.side === this.side;
  }

  get posed(): Posed | null {
    return this.turn.is === 'posed' ? this.turn : null;
  }

  /** What the coach says about the move that is laid out. */
  get warning(): Warning | null {
    return this.mine && this.posed ? warningOf(this.coached, this.action) : null;
  }

  /** Squares on which nothing would save the command tank that is picked. */
  get deadly(): ReadonlySet<Square> {
    return deadly(this.coached, turns.endsOf(this.turn));
  }

  pieceAt(square: Square): Piece | null {
    return this.view?.pieces.find((piece) => piece.square === square) ?? null;
  }

  // --- the turn -------------------------------------------------------------------------------------------------------

  async pick(square: Square): Promise<void> {
    this.trouble = '';
    this.note = '';
    this.lines = [];
    this.turn = turns.pick(square);
    this.coached = null;
    this.#early = null;
    this.#missed = null;
    const answer = await this.#ask<EndsAnswer>(`ends ${square}`);
    if (!answer) {
      if (this.mine) this.clear();
      return;
    }
    const ends = readEnds(answer);
    this.turn = turns.learn(this.turn, square, ends);
    if (this.turn.is !== 'idle' && this.turn.from === square) {
      const count = new Set(ends.map((end) => end.square)).size;
      announcer.say(
        t('web-tank-picked', {
          piece: pieceWords(this.pieceAt(square)),
          square,
          count,
          prey: turns.prey(ends).size,
        }),
      );
      play('tick');
      this.#catchUp(square);
      void this.#askCoach(square);
    }
    if (this.overlays.has('lines')) await this.#askLines();
  }

  /** One question for the whole turn. Where it cannot be answered the turn is made without it. */
  async #askCoach(square: Square): Promise<void> {
    if (!this.mine || !this.match.coach || !settings.coach) return;
    const answer = await this.match.ask<CoachAnswer>(`coach ${square}`).catch(() => null);
    if (!answer || !this.#isPicked(square)) return;
    this.coached = answer;
    if (this.posed) this.#sayWarning();
  }

  #sayWarning(): void {
    const { warning } = this;
    const side = this.side;
    if (!warning || !side) return;
    const words = warningWords(
      warning,
      side === 'white' ? 'black' : 'white',
      this.coached?.commander ?? false,
    );
    if (warning.fatal) announcer.alert(words);
    else announcer.say(words);
  }

  #isPicked(square: Square): boolean {
    return this.turn.is !== 'idle' && this.turn.from === square;
  }

  #catchUp(square: Square): void {
    const early = this.#early;
    this.#early = null;
    if (early?.from === square) early.tap();
  }

  /** A square was tapped, or chosen with Enter. The heading is given where the finger showed one. */
  tap(square: Square | null, heading: Heading | null = null, swift = false): void {
    if (this.placing.owed > 0 && this.seat !== null) return this.#tapMine(square);
    if (this.view?.falling && this.falls.length > 0) return this.#tapFall(square);
    if (square === null) return this.#tapOutside();
    if (this.turn.is === 'picked' && this.turn.ends === null && this.mine && square !== this.turn.from) {
      this.#early = { from: this.turn.from, tap: () => this.tap(square, heading, swift) };
      return;
    }
    const posed = this.posed;
    if (posed && this.mine && posed.end.square === square) return this.#tapAgain(posed, heading, swift);
    if (this.mine && this.#aimed(square, swift)) return;
    if (
      this.mine &&
      turns.nearest(turns.endsOf(this.turn), square, heading) &&
      !(this.turn.is !== 'idle' && this.turn.from === square && !heading)
    ) {
      this.#set(turns.poseOn(this.turn, square, heading), swift);
      return;
    }
    const piece = this.pieceAt(square);
    if (this.turn.is !== 'idle' && this.mine && this.turn.from === square) return this.#stay();
    if (this.turn.is !== 'idle' && (this.turn.from === square || !piece)) return this.#drop(square);
    if (piece && this.mine && piece.side !== this.side && this.#missed !== square)
      return void this.#miss(square);
    if (piece) void this.pick(square);
  }

  /** A tap on a square the piece does not reach lets go of it, and says so. */
  #drop(square: Square): void {
    const piece = this.turn.is === 'picked' && this.mine ? this.pieceAt(this.turn.from) : null;
    this.clear();
    if (!piece) return;
    this.note = t('web-tank-out-of-reach', { kind: kindWord(piece.kind), from: piece.square, square });
    announcer.say(this.note);
  }

  /** A second tap on the piece that is picked: it stays picked, and what was laid out elsewhere is taken back. */
  #stay(): void {
    if (this.posed) this.turn = turns.back(this.turn);
    this.trouble = '';
    this.#missed = null;
  }

  /** An enemy was tapped that cannot be hit this turn: say why, by which rule. */
  async #miss(square: Square): Promise<void> {
    if (this.turn.is === 'idle') return;
    const { from } = this.turn;
    const answer = await this.#ask<WhyAnswer>(`why ${from} ${square}`);
    if (!answer?.text || !this.#isPicked(from)) return;
    this.#missed = square;
    this.trouble = `${answer.text} ${t('web-tank-why-again')}`;
    play('clank');
  }

  #tapAgain(posed: Posed, heading: Heading | null, swift: boolean): void {
    if (heading && heading !== posed.end.heading)
      this.#set(turns.poseOn(this.turn, posed.end.square, heading), swift);
    else if (swift && !settings.confirm) void this.confirm();
  }

  /** A tap on something that can be struck aims at it, from here or else from the nearest place to do so. */
  #aimed(square: Square, swift: boolean): boolean {
    if (this.turn.is === 'idle') return false;
    const known = this.posed?.end.attacks.some(
      (one) => one.verdict === 'destroys' && (one.target === square || one.to === square),
    );
    if (known) this.#set(turns.aimAt(this.turn, square), swift, true);
    else if (turns.prey(turns.endsOf(this.turn)).has(square))
      this.#set(turns.hunt(this.turn, square), swift, true);
    else return false;
    return true;
  }

  #tapOutside(): void {
    if (this.mine && turns.nearest(turns.endsOf(this.turn), '', null))
      this.#set(turns.poseOn(this.turn, '', null), false);
    else this.clear();
  }

  /** Choose a square for a mine, or choose it no more; a piece can be looked at all the same. */
  #tapMine(square: Square | null): void {
    if (square === null) return this.clear();
    const { placing } = this;
    if (placing.toggle(square)) {
      this.clear();
      play('tick');
      const on = placing.chosen.includes(square);
      const left = placing.owed - placing.chosen.length;
      announcer.say(t(on ? 'web-tank-mine-on' : 'web-tank-mine-off', { square, count: left }));
    } else if (this.pieceAt(square)) void this.pick(square);
    else {
      this.trouble = t(placing.complete ? 'web-tank-mine-enough' : 'web-tank-mine-not-here', { square });
      announcer.say(this.trouble);
      play('clank');
    }
  }

  #tapFall(square: Square | null): void {
    const found = this.falls.find((one) => one.covers.at(-1) === square);
    if (found) this.fall = found;
  }

  /** Take over a new turn, and say it; without confirmation it is sent as soon as nothing is left to choose. */
  #set(turn: Turn, swift: boolean, aimed = false): void {
    if (turn === this.turn) return;
    this.turn = turn;
    this.trouble = '';
    this.#missed = null;
    if (turn.is !== 'posed') return;
    announcer.say(endWords(this.pieceAt(turn.from), turn));
    this.#sayWarning();
    if (swift && !settings.confirm && (aimed || turns.strikes(turn.end).length === 0)) void this.confirm();
  }

  pose(square: Square | '', heading: Heading | null, swift = false): void {
    if (this.mine) this.#set(turns.poseOn(this.turn, square, heading), swift);
  }

  variant(end: Posed['end']): void {
    this.#set(turns.pose(this.turn, end), false);
  }

  turnBy(by: 1 | -1): void {
    this.#set(turns.turnBy(this.turn, by), false);
  }

  toggle(index: number): void {
    this.#set(turns.toggle(this.turn, index), false);
  }

  cycle(): void {
    this.#set(turns.cycle(this.turn), false);
  }

  back(): void {
    this.trouble = '';
    if (this.turn.is === 'idle' && this.placing.chosen.length > 0) {
      this.placing.clear();
      announcer.say(t('web-tank-taken-back'));
      return;
    }
    if (!this.fall && this.turn.is === 'idle') return;
    if (this.fall) this.fall = null;
    else this.turn = turns.back(this.turn);
    announcer.say(t('web-tank-taken-back'));
  }

  clear(): void {
    this.turn = turns.IDLE;
    this.coached = null;
    this.#missed = null;
    this.lines = [];
    this.trouble = '';
    this.note = '';
  }

  /** What would be sent now. */
  get action(): string | null {
    if (this.placing.owed > 0) return this.placing.complete ? `!${this.placing.chosen.join(' !')}` : null;
    return this.fall ? this.fall.move : this.mine ? turns.action(this.turn) : null;
  }

  async confirm(): Promise<void> {
    if (this.placing.complete) await this.#try(() => this.placing.send());
    else if (this.action !== null) await this.send(this.action);
  }

  async send(action: string): Promise<boolean> {
    const seat = this.seat;
    if (seat === null) return false;
    return this.#try(() => this.match.act(seat, action));
  }

  async #try(doing: () => Promise<unknown>): Promise<boolean> {
    try {
      await doing();
      this.clear();
      return true;
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error);
      announcer.alert(this.trouble);
      play('clank');
      return false;
    }
  }

  /** Ask for a good move, and lay it out as if it had been chosen. */
  async hint(): Promise<void> {
    const advice = await this.hinting.ask(this.seat);
    if (!advice) return;
    const mine = /^!([A-X]\d{1,2})$/.exec(advice.action)?.[1];
    if (mine) {
      if (!this.placing.chosen.includes(mine)) this.tap(mine);
      return;
    }
    const fall = this.falls.find((one) => turns.bare(one.move) === turns.bare(advice.action));
    if (fall) {
      this.fall = fall;
      return;
    }
    const from = /^[A-X]\d{1,2}/.exec(advice.action)?.[0];
    if (!from) return;
    await this.pick(from);
    this.turn = turns.follow(this.turn, advice.action);
    announcer.say(advice.text);
  }

  // --- looking --------------------------------------------------------------------------------------------------------

  async show(overlay: Overlay): Promise<void> {
    if (!this.answers) return;
    const shown = new Set(this.overlays);
    if (!shown.delete(overlay)) shown.add(overlay);
    this.overlays = shown;
    announcer.say(
      t(shown.has(overlay) ? 'web-tank-shown' : 'web-tank-hidden', {
        what: t(`web-tank-overlay-${overlay}`),
      }),
    );
    await this.look();
  }

  /** Ask anew for whatever is shown; after every move. */
  async look(): Promise<void> {
    await Promise.all([...SIDES.map((side) => this.#askThreats(side)), this.#askLines()]);
  }

  async #askThreats(side: Side): Promise<void> {
    const answer = this.overlays.has(side) ? await this.#ask<ThreatsAnswer>(`threats ${side}`) : null;
    this.threats = { ...this.threats, [side]: answer?.squares ?? {} };
  }

  async #askLines(): Promise<void> {
    const from = this.turn.is === 'idle' ? null : this.turn.from;
    const answer = from && this.overlays.has('lines') ? await this.#ask<LinesAnswer>(`lines ${from}`) : null;
    this.lines = answer?.squares ?? [];
  }

  /** Where a Monster may fall, for whoever decides it. */
  async askFalls(): Promise<void> {
    const answer = this.view?.falling && this.seat !== null ? await this.#ask<FallsAnswer>('falls') : null;
    this.falls = answer?.falls ?? [];
    this.fall = this.falls.length === 1 ? (this.falls[0] ?? null) : null;
  }

  /** Who threatens the commander, or to leave, and how. */
  async explain(): Promise<void> {
    const { turn } = this.match;
    const answer = await this.#ask<CheckAnswer>('check');
    if (turn === this.match.turn) this.alarm = answer;
  }

  async #ask<T>(about: string): Promise<T | null> {
    try {
      return await this.match.ask<T>(about);
    } catch (error) {
      // A replay may have nobody to ask; then nothing is offered that would need an answer.
      if (error instanceof Refused && error.code === 'over') this.answers = false;
      else if (this.match.connected) ui.trouble(error);
      return null;
    }
  }
}
