import { describe, expect, it } from 'vitest';
import type { GameEvent } from '$lib/types';
import { beats, CARD_TIME, gained, lasts, MOST, type Flight } from './flights';
import samples from './played.samples.json';

const drew = (seat: number, cards: string | null): GameEvent => ({
  event: 'Drew',
  seat,
  backs: '-',
  cards,
  open: false,
});
const flights = (events: GameEvent[]) =>
  beats(events).filter((beat): beat is Flight => beat.kind === 'flight');

describe('what flies', () => {
  it('moves a card from where it was to where it goes', () => {
    expect(flights([{ event: 'Drew', seat: 2, backs: '!', cards: null, open: false }])).toEqual([
      { kind: 'flight', card: '!', from: 'draw', to: 'seat:2', at: 0, long: CARD_TIME },
    ]);
    expect(flights([{ event: 'Stole', thief: 1, victim: 3, backs: '-', cards: 's' }])[0]).toMatchObject({
      card: 's',
      from: 'seat:3',
      to: 'seat:1',
    });
    expect(flights([{ event: 'CardPlayed', seat: 0, card: 'B', target: null }])[0]).toMatchObject({
      card: 'B',
      from: 'seat:0',
      to: 'discard',
    });
    expect(flights([{ event: 'EventRevealed', seat: 0, kind: 'r' }])[0]).toMatchObject({
      card: 'event:r',
      from: 'events',
      to: 'event',
    });
  });

  it('plays one after the other', () => {
    const [played, drawn] = flights([
      { event: 'CardPlayed', seat: 0, card: 's', target: null },
      drew(1, null),
    ]);
    expect(drawn?.at).toBe((played?.at ?? 0) + CARD_TIME);
  });

  it('lets the monster roar for an event, and not for a sword', () => {
    expect(beats([{ event: 'Attacked', seat: 0, damage: 2, by: null }])).toContainEqual(
      expect.objectContaining({ kind: 'roar', where: 'monster' }),
    );
    expect(beats([{ event: 'Attacked', seat: 0, damage: 1, by: 3 }]).map((beat) => beat.kind)).toEqual([
      'noise',
    ]);
  });

  it('says nothing about what it does not know', () => {
    expect(
      beats([{ event: 'SomethingNew' } as unknown as GameEvent, { event: 'TurnStarted', seat: 1, turn: 3 }]),
    ).toEqual([]);
  });

  it('never takes longer than a turn may, in whole games', () => {
    for (const { seats, steps } of samples) {
      for (const step of steps as GameEvent[][]) {
        const found = beats(step);
        expect(lasts(found)).toBeLessThanOrEqual(MOST + 1e-6);
        for (const beat of found) {
          if (beat.kind !== 'flight') continue;
          for (const spot of [beat.from, beat.to])
            expect(spot).toMatch(/^(draw|discard|events|event|seat:\d)$/);
          for (const spot of [beat.from, beat.to])
            if (spot.startsWith('seat:')) expect(Number(spot.slice(5))).toBeLessThan(seats);
        }
      }
    }
  });

  it('squeezes what is too long, and keeps its order', () => {
    const found = flights(Array.from({ length: 20 }, (_, n) => drew(n % 3, null)));
    expect(lasts(found)).toBeCloseTo(MOST);
    expect(found.map((flight) => flight.at)).toEqual(found.map((flight) => flight.at).sort((a, b) => a - b));
  });

  it('knows which cards are new to a seat', () => {
    const events: GameEvent[] = [
      drew(0, 's'),
      drew(1, null),
      { event: 'Stole', thief: 0, victim: 1, backs: '!-', cards: 'Ud' },
    ];
    expect(gained(events, 0)).toBe('sUd');
    expect(gained(events, 1)).toBe('');
  });
});
