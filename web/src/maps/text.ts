// A map as the line of a position (TC9.3), written and read as the table does it; tests hold the two together. Whoever
// pastes a text gets the table's own sentences; here a line is either understood or not.

import { HEADINGS, squareAt, column, row, type Heading, type Square } from '../tank/geometry';
import { SIDES, type Side } from '../tank/model';
import { blank, cellAt, EMPTY, has, put, withFlag, type Cell, type Draft } from './draft';

/** The letter of each terrain in the line, by its name. */
export type Letters = Readonly<Record<string, string>>;

const NOTHING = '-';
/** The letters of further fields in their order; others come after them as they were. */
const ORDER = 'xsmfugroz';
/** Fields that are kept as they are. */
const KEPT = 'fuo';
const PIECE = /^([A-Z]+)([A-X]\d{1,2})([NESW]{1,2})$/;
const WRECK = /^([A-Z]+)([A-X]\d{1,2})$/;
const BODY = /^([A-X]\d{1,2})([NESW]?)$/;
const FLAG = /^([A-X]\d{1,2})(?:~[A-X]\d{1,2})?$/;

class Unreadable extends Error {}

function inOrder(draft: Draft): [Square, Cell][] {
  return [...draft.cells].toSorted(([one], [other]) => row(one) - row(other) || column(one) - column(other));
}

function join(parts: readonly string[]): string {
  return parts.join('.') || NOTHING;
}

function groundRow(draft: Draft, up: number, letters: Letters): string {
  let [text, run] = ['', 0];
  for (let across = 0; across < draft.size; across++) {
    const letter = letters[cellAt(draft, squareAt(across, up)).ground];
    if (letter === undefined) run += 1;
    else {
      text += (run ? String(run) : '') + letter;
      run = 0;
    }
  }
  return text + (run ? String(run) : '');
}

export function writePosition(draft: Draft, letters: Letters): string {
  const cells = inOrder(draft);
  const army = (side: Side): string =>
    join(
      cells.flatMap(([square, { piece }]) =>
        piece?.side === side ? [`${piece.kind}${square}${piece.heading}`] : [],
      ),
    );
  const rows = Array.from({ length: draft.size }, (_, down) =>
    groundRow(draft, draft.size - 1 - down, letters),
  );
  const listed = (letter: string, items: readonly string[]): string[] =>
    items.length ? [letter + items.join('.')] : [];
  const further: string[] = [
    ...listed(
      'x',
      cells.flatMap(([square, { wreck }]) => (wreck ? [wreck + square] : [])),
    ),
    ...listed(
      's',
      cells.flatMap(([square, { stack }]) => (stack ? [square] : [])),
    ),
    ...listed(
      'm',
      cells.flatMap(([square, { body }]) => (body ? [square + (body === 'alone' ? '' : body)] : [])),
    ),
    ...listed(
      'g',
      SIDES.some((side) => draft.flags[side]) ? SIDES.map((side) => draft.flags[side] || NOTHING) : [],
    ),
    ...Object.entries(draft.rest).map(([letter, value]) => letter + value),
  ];
  const place = (field: string): number => (ORDER + field[0]).indexOf(field[0]!);
  return [
    String(draft.size),
    rows.join('-'),
    army('white'),
    army('black'),
    draft.turn === 'white' ? 'w' : 'b',
    ...further.toSorted((one, other) => place(one) - place(other)),
  ].join('_');
}

/** The map of a line; null if it is none. What is wrong with the position itself is not asked. */
export function readPosition(text: string, letters: Letters): Draft | null {
  try {
    return read(text.trim(), letters);
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

function read(text: string, letters: Letters): Draft {
  const [size, ground, white, black, turn, ...further] = text.split('_');
  if (!/^\d{1,2}$/.test(size ?? '') || ground === undefined || black === undefined) throw new Unreadable();
  if (turn !== 'w' && turn !== 'b') throw new Unreadable();
  let draft: Draft = { ...blank(Number(size)), turn: turn === 'w' ? 'white' : 'black' };
  if (draft.size < 1 || draft.size > 24) throw new Unreadable();
  draft = readGround(draft, ground, letters);
  draft = readArmy(draft, white ?? '', 'white');
  draft = readArmy(draft, black, 'black');
  for (const field of further) draft = readField(draft, field[0] ?? '', field.slice(1));
  return draft;
}

function items(text: string): string[] {
  return text === '' || text === NOTHING ? [] : text.split('.');
}

function change(draft: Draft, square: Square, more: Partial<Cell>): Draft {
  if (!has(draft, square)) throw new Unreadable();
  return put(draft, [[square, { ...cellAt(draft, square), ...more }]]);
}

function readGround(draft: Draft, text: string, letters: Letters): Draft {
  const names = Object.fromEntries(Object.entries(letters).map(([name, letter]) => [letter, name]));
  const rows = text.split('-');
  if (rows.length !== draft.size) throw new Unreadable();
  const found: [Square, Cell][] = [];
  rows.forEach((line, down) => {
    let across = 0;
    for (const run of line.match(/\d{1,2}|./g) ?? []) {
      const name = names[run];
      if (/^\d/.test(run)) across += Number(run);
      else if (name === undefined) throw new Unreadable();
      else found.push([squareAt(across++, draft.size - 1 - down), { ...EMPTY, ground: name }]);
    }
    if (across !== draft.size) throw new Unreadable();
  });
  return put(draft, found);
}

function readArmy(draft: Draft, text: string, side: Side): Draft {
  return items(text).reduce((found, item) => {
    const [, kind, square, heading] = PIECE.exec(item) ?? [];
    if (!kind || !square || !HEADINGS.includes(heading as Heading)) throw new Unreadable();
    return change(found, square, { piece: { side, kind, heading: heading as Heading } });
  }, draft);
}

function readField(draft: Draft, letter: string, text: string): Draft {
  if (letter === 'x')
    return items(text).reduce((found, item) => {
      const [, wreck, square] = WRECK.exec(item) ?? [];
      if (!wreck || !square) throw new Unreadable();
      return change(found, square, { wreck });
    }, draft);
  if (letter === 's')
    return items(text).reduce((found, square) => change(found, square, { stack: true }), draft);
  if (letter === 'm')
    return items(text).reduce((found, item) => {
      const [, square, side] = BODY.exec(item) ?? [];
      if (!square) throw new Unreadable();
      return change(found, square, { body: (side as Heading) || 'alone' });
    }, draft);
  if (letter === 'g') {
    const flags = text.split('.');
    if (flags.length !== SIDES.length || flags.every((flag) => flag === NOTHING)) throw new Unreadable();
    return SIDES.reduce((found, side, index) => readFlag(found, side, flags[index]!), draft);
  }
  // Remote mines, how a game ended, how often the position was there: all that belongs to a game, not to a map.
  if (!KEPT.includes(letter) || letter === '') return draft;
  return { ...draft, rest: { ...draft.rest, [letter]: text } };
}

/** One flag may still be missing: a map is kept as it is while somebody draws it. */
function readFlag(draft: Draft, side: Side, text: string): Draft {
  if (text === NOTHING) return draft;
  const [, square] = FLAG.exec(text) ?? [];
  if (!square || !has(draft, square)) throw new Unreadable();
  return withFlag(draft, side, square);
}

/** The number an option of the line has, by its letter; 0 where it is not named. */
function optionOf(draft: Draft, letter: string): number {
  const found = items(draft.rest['o'] ?? '').find((item) => item.startsWith(letter));
  return found ? Number(found.slice(1)) : 0;
}

function withOption(draft: Draft, letter: string, value: number): Draft {
  const others = items(draft.rest['o'] ?? '').filter((item) => !item.startsWith(letter));
  const { o: _, ...rest } = draft.rest;
  const all = value ? [...others, `${letter}${value}`] : others;
  return { ...draft, rest: all.length ? { ...rest, o: all.join('.') } : rest };
}

/** The goal, as its number in the list of goals; 0 is the standard one. */
export const goalOf = (draft: Draft): number => optionOf(draft, 'g');
export const withGoal = (draft: Draft, goal: number): Draft => withOption(draft, 'g', goal);
/** How many remote mines each side lays before the first move. */
export const minesOf = (draft: Draft): number => optionOf(draft, 'd');
export const withMines = (draft: Draft, mines: number): Draft => withOption(draft, 'd', mines);
