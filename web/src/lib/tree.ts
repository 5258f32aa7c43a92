// A game with variations, as a value: every change gives a new tree. The server reads and writes its file, so that there is
// one truth about that; here is only what follows what, and what was noted.

import type {
  Arrow,
  GameTree,
  Mark,
  TreeForm,
  TreeHead,
  TreeMove,
  TreeNode,
  TreeNotes,
} from './generated/server';
import type { SeatInfo } from './types';

/** A move with what is to be seen after it. The start is one as well: 0, without a text. */
export interface Node extends TreeNode {
  readonly id: number;
  /** How many moves lead here. */
  readonly depth: number;
  /** What follows, the main line first. */
  readonly children: readonly number[];
}

export interface Tree {
  readonly head: TreeHead;
  readonly seats: readonly SeatInfo[];
  readonly nodes: ReadonlyMap<number, Node>;
  /** The number the next move gets. */
  readonly next: number;
}

export const START = 0;
/** Good and bad, very good and very bad, interesting and doubtful. */
export const GLYPHS = ['!', '?', '!!', '??', '!?', '?!'] as const;
const GLYPH_NAMES = ['good', 'mistake', 'brilliant', 'blunder', 'interesting', 'doubtful'] as const;
/** What the catalogue calls a sign. */
export const glyphName = (glyph: string): string =>
  GLYPH_NAMES[GLYPHS.findIndex((one) => one === glyph)] ?? '';
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

const NOTES = ['clock', 'evaluation', 'glyph', 'comment', 'arrows', 'squares'] as const;

/** The tree as the server tells it. */
export function treeOf(told: GameTree): Tree {
  const nodes = new Map<number, Node>();
  told.nodes.forEach((node, id) => {
    const parent = id === START ? undefined : nodes.get(node.parent);
    const depth = parent ? parent.depth + 1 : 0;
    const log = node.log.map((line) => ({ ...line, version: depth }));
    nodes.set(id, { ...node, log, id, depth, children: [] });
    if (parent) nodes.set(parent.id, { ...parent, children: [...parent.children, id] });
  });
  return { head: told.head, seats: told.seats, nodes, next: told.nodes.length };
}

export function nodeOf(tree: Tree, id: number): Node {
  return tree.nodes.get(id) ?? tree.nodes.get(START)!;
}

/** All moves in the order of the file: a move, what could have been done instead, what comes next. */
export function inOrder(tree: Tree): number[] {
  const found: number[] = [];
  const follow = (id: number): void => {
    let at = id;
    for (;;) {
      const [first, ...others] = nodeOf(tree, at).children;
      if (first === undefined) return;
      found.push(first);
      for (const other of others) {
        found.push(other);
        follow(other);
      }
      at = first;
    }
  };
  follow(START);
  return found;
}

/** What the server writes as a file. */
export function formOf(tree: Tree): TreeForm {
  const order = inOrder(tree);
  const numbers = new Map([[START, 0], ...order.map((id, n): [number, number] => [id, n + 1])]);
  const moves = order.map((id): TreeMove => {
    const { parent, text, written_seat, ...rest } = nodeOf(tree, id);
    return {
      parent: numbers.get(parent)!,
      text,
      ...(written_seat === undefined ? {} : { written_seat }),
      ...notesOf(rest),
    };
  });
  return { head: tree.head, moves, start: notesOf(nodeOf(tree, START)) };
}

function notesOf(node: TreeNotes): TreeNotes {
  return Object.fromEntries(
    NOTES.filter((name) => node[name] !== undefined).map((name) => [name, node[name]]),
  );
}

/** From the start to a move, both included. */
export function pathTo(tree: Tree, id: number): number[] {
  const path = [id];
  for (let at = id; at !== START;) path.unshift((at = nodeOf(tree, at).parent));
  return path;
}

/** To a move and on with the main line from there. */
export function lineThrough(tree: Tree, id: number): number[] {
  const line = pathTo(tree, id);
  for (let next = nodeOf(tree, id).children[0]; next !== undefined; next = nodeOf(tree, next).children[0])
    line.push(next);
  return line;
}

export const mainLine = (tree: Tree): number[] => lineThrough(tree, START);

/** What could be done instead of a move, itself included. */
export function siblings(tree: Tree, id: number): readonly number[] {
  return id === START ? [START] : nodeOf(tree, nodeOf(tree, id).parent).children;
}

export const isMain = (tree: Tree, id: number): boolean =>
  pathTo(tree, id).every((one) => siblings(tree, one)[0] === one);

/** The tree with a move after another one, and where it stands. One that is there already is not added again. */
export function add(tree: Tree, parent: number, made: TreeNode): [Tree, number] {
  const before = nodeOf(tree, parent);
  const known = before.children.find((id) => nodeOf(tree, id).action === made.action);
  if (known !== undefined) return [tree, known];
  const depth = before.depth + 1;
  const log = made.log.map((line) => ({ ...line, version: depth }));
  const node: Node = { ...made, log, parent, id: tree.next, depth, children: [] };
  const nodes = new Map(tree.nodes)
    .set(node.id, node)
    .set(parent, { ...before, children: [...before.children, node.id] });
  return [settled(tree, { ...tree, nodes, next: tree.next + 1 }), node.id];
}

/** The variation of a move comes before what it is a variation of. */
export function promote(tree: Tree, id: number): Tree {
  const turn = pathTo(tree, id).findLast((one) => siblings(tree, one)[0] !== one);
  if (turn === undefined) return tree;
  const parent = nodeOf(tree, nodeOf(tree, turn).parent);
  const children = [turn, ...parent.children.filter((one) => one !== turn)];
  return settled(tree, {
    ...tree,
    nodes: new Map(tree.nodes).set(parent.id, { ...parent, children }),
  });
}

/** The tree without a move and all that follows it; the start stays. */
export function remove(tree: Tree, id: number): Tree {
  if (id === START) return tree;
  const nodes = new Map(tree.nodes);
  const gone = [id];
  for (let one = gone.pop(); one !== undefined; one = gone.pop()) {
    gone.push(...nodeOf(tree, one).children);
    nodes.delete(one);
  }
  const parent = nodeOf(tree, nodeOf(tree, id).parent);
  nodes.set(parent.id, { ...parent, children: parent.children.filter((one) => one !== id) });
  return settled(tree, { ...tree, nodes });
}

/** The tree with other notes about a move. */
export function note(tree: Tree, id: number, notes: Partial<TreeNotes & { chance: number | null }>): Tree {
  return { ...tree, nodes: new Map(tree.nodes).set(id, { ...nodeOf(tree, id), ...notes }) };
}

/** How people ended a game holds for the moves they made; another main line has no such end. */
function settled(before: Tree, after: Tree): Tree {
  if (!after.head.closing) return after;
  const actions = (tree: Tree) =>
    mainLine(tree)
      .map((id) => nodeOf(tree, id).action)
      .join(' ');
  return actions(before) === actions(after) ? after : { ...after, head: { ...after.head, closing: null } };
}

/** Draw from one square to another, or a frame around one; drawn again in the same colour it goes away. */
export function draw(notes: TreeNotes, start: string, end: string, colour: Colour): TreeNotes {
  if (start === end) {
    const others = (notes.squares ?? []).filter((one) => one.square !== start);
    const known = notes.squares?.some((one) => one.square === start && one.colour === colour);
    return { squares: known ? others : [...others, { square: start, colour } satisfies Mark] };
  }
  const others = (notes.arrows ?? []).filter((one) => one.start !== start || one.end !== end);
  const known = notes.arrows?.some((one) => one.start === start && one.end === end && one.colour === colour);
  return { arrows: known ? others : [...others, { start, end, colour } satisfies Arrow] };
}

/** A score as files write it: +1.5, -0.3, #3, -#2. */
export function evaluationWord({ score, mate = 0 }: { score?: number | null; mate?: number }): string {
  if (mate) return `${mate < 0 ? '-' : ''}#${Math.abs(mate)}`;
  if (score === undefined || score === null) return '';
  return `${score < 0 ? '-' : '+'}${(Math.abs(score) / 100).toFixed(1)}`;
}

/** What a written score says; nothing where it is in words of somebody's own. */
export function readEvaluation(word: string): { score?: number; mate?: number } | null {
  const mate = /^(-?)#(\d{1,3})$/.exec(word);
  if (mate) return { mate: Number(mate[2]) * (mate[1] ? -1 : 1) };
  return /^[+-]?\d{1,4}(\.\d{1,3})?$/.test(word) ? { score: Math.round(Number(word) * 100) } : null;
}

/** A move as a list of moves shows it. */
export interface ShownMove {
  node: Node;
  /** `3.`, or `3…` where a round goes on after something else was told; nothing where it is plain. */
  number: string;
  /** The first moves of what could have been done instead. */
  variations: readonly number[];
}

/** A line from its first move on. */
export function shownLine(tree: Tree, first: number | undefined): ShownMove[] {
  const found: ShownMove[] = [];
  const above = first === undefined ? START : nodeOf(tree, first).parent;
  let before = above === START ? null : nodeOf(tree, above).round;
  let broken = true;
  for (let id = first; id !== undefined; id = nodeOf(tree, id).children[0]) {
    const node = nodeOf(tree, id);
    const [main, ...others] = siblings(tree, id);
    const variations = main === id ? others : [];
    const number = node.round !== before ? `${node.round}.` : broken ? `${node.round}…` : '';
    found.push({ node, number, variations });
    before = node.round;
    broken = variations.length > 0 || !!node.comment;
  }
  return found;
}
