// A game that somebody takes apart: one person moves for both sides, every try becomes a variation. The same to draw as a
// match that is played.

import { ApiProblem, queryPosition, stepIn } from './api';
import type { GameTree, TreeNotes } from './generated/server';
import { Match } from './match.svelte';
import { Refused } from './socket';
import * as trees from './tree';
import type { Node, Tree } from './tree';
import type { Ack, Seat } from './types';

const NOT_HERE = () => Promise.reject(new Refused('refused', 'analysis'));

export class AnalysisMatch extends Match {
  tree: Tree = $state.raw(null!);
  /** Which move is looked at. */
  at = $state(trees.START);
  /** Changes since it was opened. */
  changes = $state(0);
  #past: { tree: Tree; at: number }[] = $state.raw([]);
  #future: { tree: Tree; at: number }[] = $state.raw([]);
  #tables = 0;

  constructor(told: GameTree) {
    super('analysis');
    this.connected = true;
    this.mode = 'here';
    this.openBook = true;
    this.load(told);
  }

  /** The same game once more, as in another language; where one is stays. */
  load(told: GameTree, at = trees.START): void {
    this.tree = trees.treeOf(told);
    this.game = told.head.game;
    this.options = told.head.options;
    this.seats = told.seats;
    this.yours = told.seats.map((info) => info.seat);
    this.#past = [];
    this.#future = [];
    this.go(at);
  }

  get node(): Node {
    return trees.nodeOf(this.tree, this.at);
  }

  /** The position that is looked at. */
  get line(): string {
    return (this.node.view as { line?: string }).line ?? '';
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Look at a move. What happened is played only if it is the next one. */
  go(id: number): void {
    const node = trees.nodeOf(this.tree, id);
    this.lastLines = node.id !== trees.START && node.parent === this.at ? node.log : [];
    this.showing = this.#tables > 0 && this.lastLines.length > 0;
    this.at = node.id;
    this.version = node.depth;
    this.turn = node.depth;
    this.views = { public: node.view };
    this.log = trees.pathTo(this.tree, node.id).flatMap((one) => trees.nodeOf(this.tree, one).log);
    this.toAct = node.to_act;
    this.outcome = node.outcome ?? null;
    this.ending = node.ending ?? '';
  }

  back(): void {
    this.go(this.at === trees.START ? trees.START : this.node.parent);
  }

  forward(): void {
    const [next] = this.node.children;
    if (next !== undefined) this.go(next);
  }

  /** To the start, or to the end of this line. */
  far(end: boolean): void {
    this.go(end ? trees.lineThrough(this.tree, this.at).at(-1)! : trees.START);
  }

  /** What could have been done instead: the next variation, or the one before. */
  aside(by: 1 | -1): void {
    const all = trees.siblings(this.tree, this.at);
    const there = all[(all.indexOf(this.at) + by + all.length) % all.length];
    if (there !== undefined && there !== this.at) this.go(there);
  }

  async act(_seat: Seat, action: string): Promise<Ack> {
    this.pending = true;
    const { at, tree } = this;
    try {
      const made = await stepIn({
        game: this.game,
        state: this.line,
        action,
        notation: tree.head.language,
      });
      if (this.at === at) {
        const [grown, id] = trees.add(this.tree, at, made);
        if (grown !== this.tree) this.change(grown);
        this.go(id);
      }
    } catch (error) {
      throw error instanceof ApiProblem && error.status === 422
        ? new Refused('illegal', error.message)
        : error;
    } finally {
      this.pending = false;
    }
    return { is: 'ack', id: '', version: this.version };
  }

  promote(): void {
    this.change(trees.promote(this.tree, this.at));
  }

  /** Without this move and all that follows it. */
  remove(): void {
    if (this.at === trees.START) return;
    const { parent } = this.node;
    this.change(trees.remove(this.tree, this.at));
    this.go(parent);
  }

  /** Letter by letter it is one change. */
  comment(comment: string): void {
    const merge = `comment ${this.at}`;
    const again = this.#merge === merge;
    this.change(trees.note(this.tree, this.at, { comment }), again);
    this.#merge = merge;
  }
  #merge = '';

  note(notes: Partial<TreeNotes & { chance: number | null }>): void {
    this.change(trees.note(this.tree, this.at, notes));
  }

  /** The same sign again takes it away. */
  glyph(sign: string): void {
    if (this.at !== trees.START) this.note({ glyph: this.node.glyph === sign ? '' : sign });
  }

  draw(start: string, end: string, colour: trees.Colour): void {
    this.note(trees.draw(this.node, start, end, colour));
  }

  /** `again`: it goes on with the change before, which can be taken back as one. */
  change(tree: Tree, again = false): void {
    if (tree === this.tree) return;
    this.#merge = '';
    if (!again) this.#past = [...this.#past, { tree: this.tree, at: this.at }];
    this.#future = [];
    this.tree = tree;
    this.changes += 1;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, { tree: this.tree, at: this.at }];
    this.#return(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, { tree: this.tree, at: this.at }];
    this.#return(after);
  }

  #return({ tree, at }: { tree: Tree; at: number }): void {
    this.tree = tree;
    this.changes += 1;
    this.go(at);
  }

  override attend(): () => void {
    this.#tables += 1;
    return () => {
      this.#tables -= 1;
      this.showing = false;
    };
  }

  override shown(): void {
    this.showing = false;
  }

  ask<T>(about: string): Promise<T> {
    return queryPosition<T>(this.game, this.line, about);
  }

  hint = NOT_HERE;
  offer = NOT_HERE;
  resign = NOT_HERE;
  moreTime = NOT_HERE;
  stand = NOT_HERE;
}
