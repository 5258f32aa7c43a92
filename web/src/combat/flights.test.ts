import { describe, expect, it } from 'vitest';
import type { GameEvent, LogLine } from '$lib/types';
import { beats, CARD_TIME, gained, hold, lastCard, lasts, MOST, still, type Flight } from './flights';
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

  it('takes longer at a calmer speed', () => {
    const events = [drew(0, null), drew(1, null)];
    expect(lasts(beats(events, 'calm'))).toBeGreaterThan(lasts(beats(events, 'normal')));
    expect(lasts(beats(events, 'normal'))).toBeGreaterThan(lasts(beats(events, 'quick')));
  });

  const revealed: GameEvent = { event: 'EventRevealed', seat: 0, kind: 'r' };
  const blow: GameEvent = { event: 'HeartsLost', seat: 1, lost: 1, left: 2 };

  it('shows an event card until it can be read, before what it does', () => {
    const found = beats([revealed, blow], 'normal', () => 'Everybody but one loses a heart.');
    const poster = found.find((beat) => beat.kind === 'poster')!;
    expect(poster).toMatchObject({ card: 'event:r', at: CARD_TIME * 2 });
    expect(poster.long).toBeGreaterThan(1500);
    expect(found.find((beat) => beat.kind === 'blow')!.at).toBe(poster.at + poster.long);
  });

  it('lets nothing move for who does not like it, but gives the same time to read', () => {
    const found = beats([drew(0, null), revealed, blow, revealed], 'normal', () => 'Read me.');
    const read = still(found);
    expect(new Set(read.map((beat) => beat.kind))).toEqual(new Set(['noise', 'poster']));
    const posters = read.filter((beat) => beat.kind === 'poster');
    expect(posters.map((one) => one.at)).toEqual([0, posters[0]!.long]);
  });

  it('knows the card that decided it', () => {
    expect(lastCard([{ event: 'CardPlayed', seat: 0, card: 'B', target: null }, blow])).toBe('B');
    expect(lastCard([{ event: 'CardPlayed', seat: 0, card: 'B', target: null }, revealed, blow])).toBe(
      'event:r',
    );
    expect(lastCard([blow])).toBe('');
  });

  it('leaves what others did to be read, and does not wait for what one did oneself', () => {
    const line = (seat: number | null, event: GameEvent): LogLine => ({
      version: 1,
      text: 'Kim loses a heart.',
      event,
      seat,
      action: '',
      round: 1,
    });
    expect(hold([line(1, blow)], 0, 'normal')).toBeGreaterThan(500);
    expect(hold([line(1, blow)], 0, 'calm')).toBeGreaterThan(hold([line(1, blow)], 0, 'normal'));
    expect(hold([line(0, blow)], 0, 'calm')).toBe(0);
    expect(hold([line(0, blow)], null, 'normal')).toBeGreaterThan(500);
    expect(hold([], 0, 'calm')).toBe(0);
  });
});
