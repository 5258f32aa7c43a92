import { beforeEach, describe, expect, it } from 'vitest';
import { cellAt } from './draft';
import { Editor } from './editor.svelte';
import { between } from './line';
import { linkOf, readLink } from './link';
import { sameMap, withVersion, type KeptMap } from './my_maps.svelte';

const LETTERS = { high: 'h', low: 'l', water: 'w', hedge: 'b', mud: 'm', tree: 't' };
const EMPTY_8 = '8_8-8-8-8-8-8-8-8_-_-_w';
const MAP = { position: EMPTY_8, title: 'Größe & Co', note: '', symmetric: true, clock: 0 };

let editor: Editor;
beforeEach(() => {
  editor = new Editor(() => LETTERS);
  editor.open(MAP);
});

describe('the editor', () => {
  it('opens a map, and writes what it has opened', () => {
    expect(editor.text).toEqual(MAP);
    expect([editor.canUndo, editor.open({ ...MAP, position: 'nonsense' })]).toEqual([false, false]);
  });

  it('draws lines of ground on both halves as one step', () => {
    editor.beginStroke('A1');
    editor.extendStroke('D1', between('A1', 'D1'));
    expect(editor.endStroke()).toBe(true);
    expect(editor.position).toBe('8_4hhhh-8-8-8-8-8-8-hhhh4_-_-_w');
    editor.undo();
    expect([editor.position, editor.canUndo, editor.canRedo]).toEqual([EMPTY_8, false, true]);
    editor.redo();
    expect(editor.position).toContain('hhhh');
  });

  it('takes back a stroke that two fingers have interrupted', () => {
    editor.beginStroke('C3');
    editor.cancelStroke();
    expect([editor.position, editor.canUndo]).toEqual([EMPTY_8, false]);
  });

  it('puts a piece down, turns it when it is used again, and drags its heading', () => {
    editor.take({ tool: 'piece', kind: 'HT' });
    editor.use('C2');
    editor.use('C2');
    expect(cellAt(editor.draft, 'C2').piece).toEqual({ side: 'white', kind: 'HT', heading: 'NE' });
    expect(cellAt(editor.draft, 'F7').piece).toEqual({ side: 'black', kind: 'HT', heading: 'SW' });
    editor.beginStroke('E2');
    editor.aimStroke('W');
    editor.endStroke();
    expect(cellAt(editor.draft, 'E2').piece?.heading).toBe('W');
    editor.beginStroke('E2');
    editor.endStroke();
    expect(cellAt(editor.draft, 'E2').piece?.heading).toBe('NW');
  });

  it('picks what is there', () => {
    editor.take({ tool: 'wreck', remains: { is: 'body', side: 'E' } });
    editor.use('B2');
    editor.take({ tool: 'ground', ground: 'water' });
    editor.use('D4');
    editor.pick('B2');
    expect(editor.brush).toMatchObject({ tool: 'wreck', remains: { is: 'body', side: 'E' } });
    editor.pick('D4');
    expect(editor.brush).toMatchObject({ tool: 'ground', ground: 'water' });
  });

  it('selects, fills, copies, pastes, moves and clears', () => {
    editor.symmetry = 'none';
    editor.take({ tool: 'select' });
    editor.beginStroke('B2');
    editor.extendStroke('C3', ['C3']);
    editor.endStroke();
    editor.fill('mud');
    expect(editor.position).toBe('8_8-8-8-8-8-1mm5-1mm5-8_-_-_w');
    editor.copy();
    editor.paste('G7');
    expect(editor.position).toBe('8_6mm-6mm-8-8-8-1mm5-1mm5-8_-_-_w');
    editor.moveSelection(0, -9);
    expect(editor.position).toBe('8_8-8-8-8-8-1mm5-1mm3mm-6mm_-_-_w');
    editor.beginStroke('G1');
    editor.extendStroke('F4', ['F4']);
    editor.endStroke();
    expect(editor.position).toBe('8_8-8-8-5mm1-5mm1-1mm5-1mm5-8_-_-_w');
    editor.clear();
    expect(editor.position).toBe('8_8-8-8-8-8-1mm5-1mm5-8_-_-_w');
    editor.cut();
    editor.select(null);
    expect([editor.copy(), editor.clear(), editor.fill()]).toEqual([false, false, false]);
  });

  it('loads a whole position as one step', () => {
    editor.use('C3');
    expect(editor.load('9_9-9-9-9-9-9-9-9-9_CLTA1N_-_b', { title: 'Other' })).toBe(true);
    expect([editor.size, editor.draft.turn, editor.about.title]).toEqual([9, 'black', 'Other']);
    editor.undo();
    expect(editor.size).toBe(8);
    expect(editor.load('nonsense')).toBe(false);
  });

  it('sets the size, the side to move and the goal, each to be undone', () => {
    editor.resize(24);
    editor.setTurn('black');
    editor.setGoal(1);
    expect([editor.size, editor.draft.turn, editor.goal]).toEqual([24, 'black', 1]);
    for (let n = 0; n < 3; n++) editor.undo();
    expect(editor.text).toEqual(MAP);
  });
});

describe('flags', () => {
  it('stand on both sides, and bring a goal that has flags', () => {
    editor.take({ tool: 'flag', flagGoal: 1 });
    editor.use('C1');
    expect(editor.position).toBe(`${EMPTY_8}_gC1.F8_og1`);
    editor.undo();
    expect(editor.position).toBe(EMPTY_8);
  });
});

describe('a stroke', () => {
  it('has no gaps', () => {
    expect(between('A1', 'D4')).toEqual(['B2', 'C3', 'D4']);
    expect(between('D1', 'A1')).toEqual(['C1', 'B1', 'A1']);
    expect(between('A1', 'A1')).toEqual([]);
    expect(between('A1', 'C7').at(-1)).toBe('C7');
  });
});

describe('a link', () => {
  it('holds the whole map', () => {
    const map = { ...MAP, symmetric: false, clock: 20, note: 'a+b=c #1' };
    const link = new URL(linkOf(map), 'http://x');
    expect([link.pathname, link.search]).toEqual(['/maps/shared', '']);
    expect(readLink(link.hash.slice(1))).toEqual(map);
    expect(readLink(new URL(linkOf(MAP), 'http://x').hash.slice(1))).toEqual(MAP);
  });

  it('with nothing in it, or far too much, is none', () => {
    expect([readLink(''), readLink('title=x'), readLink(`map=${'8'.repeat(20_000)}`)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(readLink('map=x&clock=-5')?.clock).toBe(0);
  });
});

describe('versions', () => {
  const kept: KeptMap = { id: 'a', at: 0, shared: false, now: MAP, versions: [] };

  it('are put down once, the newest first, and not without end', () => {
    const once = withVersion(kept, 1);
    expect(withVersion(once, 2)).toBe(once);
    let map = once;
    for (let n = 0; n < 80; n++) map = withVersion({ ...map, now: { ...MAP, title: String(n) } }, n + 2);
    expect([map.versions.length, map.versions[0]?.map.title]).toEqual([50, '79']);
    expect(sameMap(MAP, { ...MAP, clock: 5 })).toBe(false);
  });
});
