import { describe, expect, it } from 'vitest';
import { chaptersOf, gameOf, rulesOf, search, spansOf } from '../src/lib/rule_book';

const BOOK = `# Title

Words before any rule.

## 3 Fire

**TC3.1 One shot** *(ruling)* After its [movement](x.md) it may
fire \`once\`.

- On a wreck: nothing.
- In water: gone.

\`\`\`
  T . . X
\`\`\`

| gun | armour |
|---|---|
| 2 | 1 |

**Land mine** Not numbered.

## 4 Nothing numbered

Words.`;

describe('the numbered rules', () => {
  it('are read with their chapters, without the marks of Markdown', () => {
    const text = [
      { is: 'words', text: '(ruling) After its movement it may fire once.' },
      { is: 'list', items: ['On a wreck: nothing.', 'In water: gone.'] },
      { is: 'sketch', text: '  T . . X' },
      { is: 'table', head: ['gun', 'armour'], rows: [['2', '1']] },
    ];
    expect(chaptersOf(BOOK)).toEqual([
      { title: '3 Fire', rules: [{ number: 'TC3.1', title: 'One shot', text }] },
    ]);
  });

  it('are found by all their words, whatever they stand in', () => {
    const chapters = chaptersOf(BOOK);
    const found = (words: string) =>
      search(chapters, words).flatMap(({ rules }) => rules.map((rule) => rule.number));
    expect(found('')).toEqual(['TC3.1']);
    expect(found('WRECK armour')).toEqual(['TC3.1']);
    expect(found('tc3.1')).toEqual(['TC3.1']);
    expect(found('wreck hedge')).toEqual([]);
  });

  it('are found in sentences, where squares are none', () => {
    expect(spansOf('B9 cannot be hit (TC3.2).', 'tank-chess')).toEqual([
      { text: 'B9 cannot be hit (' },
      { text: 'TC3.2', rule: 'TC3.2' },
      { text: ').' },
    ]);
    expect(spansOf('No shield there (C4)', 'monster-combat').filter((span) => span.rule)).toHaveLength(1);
    expect(spansOf('Nothing', 'tank-chess')).toEqual([{ text: 'Nothing' }]);
    expect(['TC1.1', 'MC2.2', 'B26'].map(gameOf)).toEqual(['tank-chess', 'monster-combat', 'monster-combat']);
  });

  it.each([
    ['tank-chess', 'TC3.2'],
    ['monster-combat', 'B26'],
  ])('of %s are there in every language', async (game, number) => {
    const books = await Promise.all(['en', 'de', 'xx'].map((language) => rulesOf(game, language)));
    for (const book of books)
      expect(book.flatMap(({ rules }) => rules).find((rule) => rule.number === number)?.text[0]).toBeTruthy();
    expect(books[2]).toEqual(books[0]);
    expect(books[1]).not.toEqual(books[0]);
  });

  it('of a game without a book are none', async () => {
    expect(await rulesOf('ludo', 'en')).toEqual([]);
  });
});
