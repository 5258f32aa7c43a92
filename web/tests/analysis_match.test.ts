import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameTree, TreeNode } from '../src/lib/generated/server';

const stepIn = vi.fn();
vi.mock('../src/lib/api', async (real) => ({
  ...(await real<object>()),
  stepIn: (step: unknown) => stepIn(step) as unknown,
}));
const { AnalysisMatch } = await import('../src/lib/analysis_match.svelte');
const { Pen, heldColour } = await import('../src/tank/pen.svelte');

const node = (text: string, parent = 0): TreeNode => ({
  parent,
  text,
  action: text,
  round: 1,
  seat: 0,
  log: [],
  view: { line: `after ${text}` },
  to_act: [0],
});
const told = (): GameTree => ({
  head: {
    game: 'tank-chess',
    rules_version: 1,
    seats: 2,
    options: {},
    seed: '',
    names: [],
    date: '',
    clock: '',
    language: 'de',
    closing: null,
  },
  seats: [],
  nodes: [node(''), node('A'), node('X'), node('B', 1)],
});

beforeEach(() => stepIn.mockReset());

describe('an analysis', () => {
  it('walks along lines and from one variation to another', () => {
    const match = new AnalysisMatch(told());
    match.forward();
    expect([match.at, match.line]).toEqual([1, 'after A']);
    match.far(true);
    expect(match.at).toBe(3);
    match.back();
    match.aside(1);
    expect(match.at).toBe(2);
    match.aside(1);
    expect(match.at).toBe(1);
    match.far(false);
    match.back();
    expect(match.at).toBe(0);
  });

  it('makes a move where one is, in the language of the file', async () => {
    const match = new AnalysisMatch(told());
    stepIn.mockResolvedValue(node('C'));
    await match.act(0, 'C');
    expect(stepIn).toHaveBeenCalledWith({
      game: 'tank-chess',
      state: 'after ',
      action: 'C',
      notation: 'de',
    });
    expect([match.at, match.changes]).toEqual([4, 1]);
    stepIn.mockResolvedValue(node('A'));
    match.go(0);
    await match.act(0, 'A'); // known already
    expect([match.at, match.changes]).toEqual([1, 1]);
  });

  it('takes changes back and does them again; a comment is one change', () => {
    const match = new AnalysisMatch(told());
    match.go(1);
    match.comment('H');
    match.comment('Hm');
    match.glyph('!');
    expect([match.node.comment, match.node.glyph]).toEqual(['Hm', '!']);
    match.glyph('!');
    expect(match.node.glyph).toBe('');
    match.undo();
    match.undo();
    expect([match.node.comment, match.node.glyph]).toEqual(['Hm', undefined]);
    match.undo();
    expect([match.node.comment, match.canUndo]).toEqual([undefined, false]);
    match.redo();
    expect([match.node.comment, match.canRedo]).toEqual(['Hm', true]);
  });

  it('goes to the move before the one that is deleted', () => {
    const match = new AnalysisMatch(told());
    match.go(1);
    match.remove();
    expect([match.at, match.tree.nodes.size]).toEqual([0, 2]);
    match.remove();
    expect(match.tree.nodes.size).toBe(2);
  });
});

describe('a pen', () => {
  it('draws from where it was set down to where it was lifted, with keys as well', () => {
    const drawn: unknown[] = [];
    const pen = new Pen(
      () => ({}),
      (...line) => drawn.push(line),
      () => undefined,
    );
    pen.begin('A1', 'red');
    pen.move('B2');
    pen.finish('B2');
    pen.nextColour();
    pen.press('C3');
    expect(pen.start).toBe('C3');
    pen.press('C3');
    pen.begin('A1');
    pen.finish(null); // off the board
    expect(drawn).toEqual([
      ['A1', 'B2', 'red'],
      ['C3', 'C3', 'red'],
    ]);
    expect(pen.start).toBeNull();
  });

  it('has another colour while a key is held', () => {
    expect(heldColour({ shiftKey: false, altKey: false })).toBeNull();
    expect(heldColour({ shiftKey: true, altKey: false })).toBe('red');
    expect(heldColour({ shiftKey: false, altKey: true })).toBe('blue');
    expect(heldColour({ shiftKey: true, altKey: true })).toBe('yellow');
  });
});
