import { describe, expect, it } from 'vitest';
import type { GameTree, TreeNode } from '../src/lib/generated/server';
import * as trees from '../src/lib/tree';
import type { Tree } from '../src/lib/tree';

const HEAD: GameTree['head'] = {
  game: 'tank-chess',
  rules_version: 1,
  seats: 2,
  options: {},
  seed: '',
  names: [],
  date: '',
  clock: '',
  language: 'en',
  closing: null,
};

function node(text: string, parent = 0, more: Partial<TreeNode> = {}): TreeNode {
  return { parent, text, action: text, round: 1, seat: 0, log: [], view: {}, to_act: [0], ...more };
}

/** A (X Y) B, C after it: the nodes as the server tells them, in the order of the file. */
const told = (): GameTree => ({
  head: HEAD,
  seats: [],
  nodes: [
    node(''),
    node('A', 0, { round: 1 }),
    node('X', 0, { round: 1 }),
    node('Y', 2, { round: 1, seat: 1 }),
    node('B', 1, { round: 1, seat: 1 }),
    node('C', 4, { round: 2 }),
  ],
});

const texts = (tree: Tree, ids: readonly number[]) => ids.map((id) => trees.nodeOf(tree, id).text).join(' ');

describe('a tree', () => {
  it('is read and sent in the order of the file', () => {
    const tree = trees.treeOf(told());
    expect(texts(tree, trees.mainLine(tree))).toBe(' A B C');
    expect(texts(tree, trees.inOrder(tree))).toBe('A X Y B C');
    expect(trees.formOf(tree).moves.map(({ parent, text }) => [parent, text])).toEqual([
      [0, 'A'],
      [0, 'X'],
      [2, 'Y'],
      [1, 'B'],
      [4, 'C'],
    ]);
  });

  it('sends what is noted, and only that', () => {
    let tree = trees.treeOf(told());
    tree = trees.note(tree, 1, { comment: 'Hm', glyph: '!', chance: 0.5 });
    tree = trees.note(tree, trees.START, { squares: [{ square: 'C3', colour: 'red' }] });
    const { moves, start } = trees.formOf(tree);
    expect(moves[0]).toEqual({ parent: 0, text: 'A', comment: 'Hm', glyph: '!' });
    expect(start).toEqual({ squares: [{ square: 'C3', colour: 'red' }] });
  });

  it('grows along a line, or sideways; the same move is not added twice', () => {
    const tree = trees.treeOf(told());
    const [longer, end] = trees.add(tree, 5, node('D'));
    expect(texts(longer, trees.mainLine(longer))).toBe(' A B C D');
    expect(trees.nodeOf(longer, end).depth).toBe(4);
    const [wider, aside] = trees.add(longer, 4, node('Z'));
    expect(texts(wider, trees.inOrder(wider))).toBe('A X Y B C Z D');
    expect(trees.isMain(wider, aside)).toBe(false);
    expect(trees.add(wider, 4, node('Z'))).toEqual([wider, aside]);
    expect(tree.nodes.size).toBe(6);
  });

  it('promotes the variation, not the move', () => {
    const tree = trees.promote(trees.treeOf(told()), 3);
    expect(texts(tree, trees.mainLine(tree))).toBe(' X Y');
    expect(texts(tree, trees.inOrder(tree))).toBe('X A B C Y');
    expect(trees.promote(tree, 3)).toBe(tree);
  });

  it('is cut with all that follows', () => {
    const tree = trees.remove(trees.treeOf(told()), 1);
    expect(texts(tree, trees.mainLine(tree))).toBe(' X Y');
    expect(tree.nodes.size).toBe(3);
    expect(trees.remove(tree, trees.START)).toBe(tree);
  });

  it('keeps how people ended it as long as the main line is theirs', () => {
    const closing = { ending: 'resigned', seat: 1 } as const;
    const tree = trees.treeOf({ ...told(), head: { ...HEAD, closing } });
    expect(trees.add(tree, 4, node('Z'))[0].head.closing).toEqual(closing);
    expect(trees.remove(tree, 2).head.closing).toEqual(closing);
    expect(trees.add(tree, 5, node('D'))[0].head.closing).toBeNull();
    expect(trees.promote(tree, 2).head.closing).toBeNull();
  });

  it('shows numbers where a line begins, goes on, or was broken', () => {
    const tree = trees.note(trees.treeOf(told()), 4, { comment: 'so' });
    const shown = (first: number) =>
      trees.shownLine(tree, first).map(({ number, node }) => number + node.text);
    expect(shown(1)).toEqual(['1.A', '1…B', '2.C']);
    expect(shown(2)).toEqual(['1.X', 'Y']);
    expect(trees.shownLine(tree, 1)[0]!.variations).toEqual([2]);
    expect(trees.shownLine(tree, undefined)).toEqual([]);
  });
});

describe('drawing', () => {
  it('draws, changes the colour, and wipes', () => {
    let notes = trees.draw({}, 'A1', 'B2', 'green');
    expect(notes).toEqual({ arrows: [{ start: 'A1', end: 'B2', colour: 'green' }] });
    notes = trees.draw(notes, 'A1', 'B2', 'red');
    expect(notes.arrows).toEqual([{ start: 'A1', end: 'B2', colour: 'red' }]);
    expect(trees.draw(notes, 'A1', 'B2', 'red').arrows).toEqual([]);
    expect(trees.draw({}, 'A1', 'A1', 'blue')).toEqual({ squares: [{ square: 'A1', colour: 'blue' }] });
    expect(trees.draw({ squares: [{ square: 'A1', colour: 'blue' }] }, 'A1', 'A1', 'blue')).toEqual({
      squares: [],
    });
  });
});

describe('evaluations', () => {
  it.each([
    [{ score: 150 }, '+1.5'],
    [{ score: -30 }, '-0.3'],
    [{ score: 0 }, '+0.0'],
    [{ score: 9000, mate: 3 }, '#3'],
    [{ score: -9000, mate: -2 }, '-#2'],
    [{ score: null }, ''],
  ])('%o is written %s', (evaluation, word) => {
    expect(trees.evaluationWord(evaluation)).toBe(word);
  });

  it('are read back', () => {
    expect(trees.readEvaluation('+1.5')).toEqual({ score: 150 });
    expect(trees.readEvaluation('-#2')).toEqual({ mate: -2 });
    expect(trees.readEvaluation('better')).toBeNull();
  });
});
