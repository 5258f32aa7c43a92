import { describe, expect, it } from 'vitest';
import type { Match } from '$lib/match.svelte';
import { Refused } from '$lib/socket';
import type { BoardView } from './model';
import { Placing } from './placing.svelte';

/** A table that owes two mines of White, and is busy with Black's a few times. */
class Table {
  said: string[] = [];
  stale = 0;
  async act(seat: number, action: string): Promise<unknown> {
    if (this.stale-- > 0) throw new Refused('stale', 'the other side was quicker');
    this.said.push(`${seat} ${action}`);
    return {};
  }
}

const owing = (owed: number): BoardView =>
  ({
    mines: {
      sides: [{ side: 'white', left: 0, owed, spent: [], own: [] }],
      choices: ['B3', 'B10', 'C2', 'D4'],
    },
  }) as never;

function placing(owed = 2, seat: number | null = 0): { table: Table; placing: Placing } {
  const table = new Table();
  return {
    table,
    placing: new Placing(
      table as unknown as Match,
      () => owing(owed),
      () => seat,
    ),
  };
}

describe('laying remote mines', () => {
  it('takes squares that are offered, as many as are owed, and gives them back', () => {
    const { placing: laying } = placing();
    expect([laying.toggle('D4'), laying.toggle('A1'), laying.toggle('B10')]).toEqual([true, false, true]);
    expect(laying.complete).toBe(true);
    expect(laying.toggle('C2'), 'one too many').toBe(false);
    expect(laying.toggle('D4')).toBe(true);
    expect(laying.chosen).toEqual(['B10']);
    expect(laying.complete).toBe(false);
  });

  it('sends them by column, then row, whatever the order they were chosen in', async () => {
    const { table, placing: laying } = placing();
    laying.toggle('D4');
    laying.toggle('B10');
    await laying.send();
    expect(table.said).toEqual(['0 !B10', '0 !D4']);
    expect(laying.chosen).toEqual([]);
  });

  it('says it again when the other side was quicker', async () => {
    const { table, placing: laying } = placing();
    laying.toggle('B3');
    laying.toggle('C2');
    table.stale = 2;
    await laying.send();
    expect(table.said).toEqual(['0 !B3', '0 !C2']);
  });

  it('offers nothing where nothing is owed or nobody sits here', () => {
    for (const { placing: laying } of [placing(0), placing(2, null)]) {
      expect(laying.offered).toEqual([]);
      expect(laying.toggle('B3')).toBe(false);
    }
  });
});
