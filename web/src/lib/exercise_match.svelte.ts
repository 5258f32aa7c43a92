// A prepared position that somebody sits before: a task of a lesson, a puzzle, a position of one's own. The server keeps
// nothing of it. What was done is kept here and sent along each time, so that going back means sending less.

import { ApiProblem, exerciseAfter, exerciseAnswer } from './api';
import type { Exercise, ExerciseVerdict, OwnPosition } from './generated/server';
import { Match } from './match.svelte';
import { PATIENCE } from './queue';
import { Refused } from './socket';
import type { Ack, Advised, Seat } from './types';

const NOT_HERE = () => Promise.reject(new Refused('refused', 'exercise'));

export class ExerciseMatch extends Match {
  /** What was done and stands on the board: a wrong try too, until it is taken back, but none that a rule forbade. */
  actions = $state.raw<readonly string[]>([]);
  verdict = $state.raw<ExerciseVerdict | null>(null);
  loaded = $state(false);
  /** The text of the position where it begins; nothing where players hide something. */
  start = $state('');
  /** Wrong tries since the last right one. */
  misses = $state(0);
  /** The solution was shown since it began: nobody has found it. */
  givenAway = $state(false);
  /** Tries that were answered. */
  tries = $state(0);
  /** What was done before a try that was wrong. */
  #good: readonly string[] = [];
  /** Only the newest request counts. */
  #asked = 0;
  #tables = 0;
  /** What holds once the table has shown what happened. */
  #after: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly exercise: string | OwnPosition,
    /** Whether one person moves for everybody; else for the seat of the exercise only. */
    readonly alone = false,
  ) {
    super(typeof exercise === 'string' ? exercise : 'position');
    this.connected = true;
  }

  /** Whether nothing can be done now: all is done, or a try has to be taken back first. */
  get rests(): boolean {
    const { word = 'open', forbidden = false } = this.verdict ?? {};
    return word === 'done' || (word === 'wrong' && !forbidden);
  }

  /** Show it as it stands; sentences come anew in the language of the page. */
  async load(): Promise<void> {
    await this.#send(this.actions, true);
  }

  /** From the beginning. */
  async restart(): Promise<void> {
    this.misses = 0;
    this.givenAway = false;
    await this.#send([], true);
  }

  /** Take back the wrong try, or the last action where nobody judges. */
  async again(): Promise<void> {
    await this.#send(this.verdict?.word === 'wrong' ? this.#good : this.actions.slice(0, -1), true);
  }

  /** Let the right action be seen, with why it is right. */
  async showSolution(): Promise<void> {
    const { solution } = this.verdict ?? {};
    if (!solution) return;
    this.givenAway = true;
    await this.act(this.yours[0] ?? 0, solution);
  }

  override attend(): () => void {
    this.#tables += 1;
    return () => {
      this.#tables -= 1;
      if (!this.#tables) this.shown();
    };
  }

  override shown(): void {
    clearTimeout(this.#timer);
    const after = this.#after;
    this.#after = null;
    this.showing = false;
    after?.();
  }

  async act(_seat: Seat, action: string): Promise<Ack> {
    this.pending = true;
    try {
      await this.#send([...this.actions, action], false);
    } finally {
      this.pending = false;
    }
    return { is: 'ack', id: '', version: this.version };
  }

  async ask<T>(about: string): Promise<T> {
    try {
      return await exerciseAnswer<T>(this.exercise, this.actions, about);
    } catch (error) {
      throw asRefused(error);
    }
  }

  /** The next right action, laid out for whoever asks. */
  hint(): Promise<Advised> {
    const { solution = '', hint = '' } = this.verdict ?? {};
    if (!solution) return NOT_HERE();
    return Promise.resolve({ is: 'advice', id: '', turn: this.turn, action: solution, text: hint });
  }

  offer = NOT_HERE;
  resign = NOT_HERE;
  moreTime = NOT_HERE;
  stand = NOT_HERE;

  async #send(actions: readonly string[], quiet: boolean): Promise<void> {
    const asked = ++this.#asked;
    let found: Exercise;
    try {
      found = await exerciseAfter(this.exercise, actions);
    } catch (error) {
      throw asRefused(error);
    }
    if (asked !== this.#asked) return;
    this.#take(found, quiet);
    this.actions = found.verdict?.forbidden ? actions.slice(0, -1) : actions;
    this.#after = () => this.#conclude(found, actions, quiet);
    const seen = this.#tables > 0 && this.lastLines.length > 0 && !globalThis.document?.hidden;
    if (!seen) return this.shown();
    this.showing = true;
    this.toAct = [];
    this.#timer = setTimeout(() => this.shown(), PATIENCE);
  }

  /** What is said of it, after it was seen. */
  #conclude(found: Exercise, actions: readonly string[], quiet: boolean): void {
    const verdict = found.verdict ?? null;
    const wrong = verdict?.word === 'wrong';
    if (!wrong) this.#good = actions;
    if (!quiet) {
      this.misses = wrong ? this.misses + 1 : 0;
      this.tries += 1;
    }
    this.toAct = found.to_act;
    this.outcome = found.outcome ?? null;
    this.ending = found.ending ?? '';
    this.verdict = verdict;
  }

  /** Draw it; `quiet` where nothing happens that is to be seen and heard. */
  #take(found: Exercise, quiet: boolean): void {
    const before = this.version;
    if (found.turn === 0) this.start = (found.views['public'] as { line?: string } | undefined)?.line ?? '';
    this.game = found.game;
    this.seats = found.seats;
    this.yours = this.alone ? found.seats.map((info) => info.seat) : [found.seat];
    this.views = found.views;
    this.log = found.log;
    this.lastLines = quiet ? [] : found.log.filter((line) => line.version > before);
    this.turn = found.turn;
    this.version = found.turn;
    this.loaded = true;
  }
}

/** The tables know refusals; what the server says over HTTP is told to them as one. */
function asRefused(error: unknown): unknown {
  return error instanceof ApiProblem && error.status === 422 ? new Refused('illegal', error.message) : error;
}
