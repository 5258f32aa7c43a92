// The rule books with their numbered rules. Loaded when somebody asks for them.

import { OWN, OWN_IDS, own } from './own_games';

/** A piece of a rule's text. */
export type Block =
  | { is: 'words'; text: string }
  | { is: 'list'; items: string[] }
  | { is: 'table'; head: string[]; rows: string[][] }
  | { is: 'sketch'; text: string };

export interface Rule {
  number: string;
  title: string;
  text: Block[];
}

export interface Chapter {
  title: string;
  rules: Rule[];
}

const BOOKS = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const RULE = /^\*\*((?:TC|MC)\d+\.\d+|[BCD]\d+) ([^*]+)\*\*\s*([\s\S]*)$/;
/** Numbers of rules as sentences of any game cite them; what else a game calls so it says itself. */
const CITED = /\b(?:TC|MC)\d+\.\d+\b/g;
/** What begins a paragraph that is no part of the rule before it. */
const ANOTHER = /^(\*\*|!\[)/;

/** The numbered rules of a game; in English where nobody has written them in this language. */
export async function rulesOf(game: string, language: string): Promise<Chapter[]> {
  const book = [language, 'en'].map((one) => BOOKS[`../../../docs/rules/${game}.${one}.md`]).find(Boolean);
  return book ? chaptersOf(await book()) : [];
}

/** The chapters of a book that have numbered rules. */
export function chaptersOf(book: string): Chapter[] {
  const chapters: Chapter[] = [];
  let rule: Rule | null = null;
  for (const paragraph of paragraphsOf(book)) {
    const [, number, title, text] = RULE.exec(paragraph) ?? [];
    if (paragraph.startsWith('#')) {
      chapters.push({ title: plain(paragraph.replace(/^#+ /, '')), rules: [] });
      rule = null;
    } else if (number && title) {
      rule = { number, title, text: text ? [blockOf(text)] : [] };
      chapters.at(-1)?.rules.push(rule);
    } else if (rule && !ANOTHER.test(paragraph)) {
      rule.text.push(blockOf(paragraph));
    }
  }
  return chapters.filter(({ rules }) => rules.length > 0);
}

/** The rules in which all these words occur. */
export function search(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (rule: Rule) => {
    const text = textOf(rule).toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

/** All words of a rule. */
export function textOf({ number, title, text }: Rule): string {
  return [number, title, ...text.flatMap(wordsOf)].join(' ');
}

function wordsOf(block: Block): string[] {
  switch (block.is) {
    case 'list':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'words':
    case 'sketch':
      return [block.text];
  }
}

export interface Span {
  text: string;
  /** The rule it cites. */
  rule?: string;
}

/** A sentence about a game in pieces, the numbers of rules apart. */
export function spansOf(sentence: string, game = ''): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of sentence.matchAll(own(game)?.cited ?? CITED)) {
    if (found.index > from) spans.push({ text: sentence.slice(from, found.index) });
    spans.push({ text: found[0], rule: found[0] });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) spans.push({ text: sentence.slice(from) });
  return spans;
}

/** Which game's book a number of a rule is from. */
export function gameOf(number: string): string {
  return OWN_IDS.find((game) => number.match(OWN[game]!.cited)?.[0] === number) ?? '';
}

/** Apart by empty lines, but a sketch is one whatever is in it. */
function paragraphsOf(book: string): string[] {
  return book
    .split(/(^```[\s\S]*?^```$)/m)
    .flatMap((part) => (part.startsWith('```') ? [part] : part.split(/\n{2,}/)))
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter(Boolean);
}

function blockOf(text: string): Block {
  if (text.startsWith('```')) return { is: 'sketch', text: text.replace(/^```\w*\n|\n```$/g, '') };
  if (text.startsWith('|')) {
    const [head = [], , ...rows] = text.split('\n').map((row) => row.split('|').slice(1, -1).map(plain));
    return { is: 'table', head, rows };
  }
  if (text.startsWith('- ')) {
    return {
      is: 'list',
      items: text.split(/^- /m).map(plain).filter(Boolean),
    };
  }
  return { is: 'words', text: plain(text) };
}

/** A paragraph without the marks of Markdown. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
