import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveGames } from '../../tests/server_games';
import { cardName, effect, eventText, monsterName, monsters, standards } from './cards';
import { counted, shownHand } from './model';

const WALL = { letter: 'w', name: 'wall', title: 'wall', effects: { versus: 'Nobody attacks you' } };

beforeAll(() => serveGames('monster-combat', { cards: [WALL] }));
afterAll(() => serveGames());

it('names cards, events and monsters as the server does', () => {
  expect([cardName('s'), cardName('S'), effect('s', 'coop')]).toEqual([
    'Sword',
    'Sword',
    '1 hit on the monster',
  ]);
  expect(eventText('r')).toBe('The direction of play changes');
  expect([monsterName(6), monsters().length]).toEqual(['The dinosaur', 10]);
});

it('knows a card that this page has never heard of, and puts it last', () => {
  expect([cardName('W'), effect('w', 'versus')]).toEqual(['Wall', 'Nobody attacks you']);
  expect(shownHand('wSs')).toEqual(['s', 'S', 'w']);
  expect(counted('WwS')).toEqual([
    ['s', 1],
    ['w', 2],
  ]);
});

it('shows the letter of a card that nobody knows', () => {
  expect([cardName('q'), effect('q', 'versus'), eventText('q')]).toEqual(['Q', '', 'q']);
});

it('takes the options from the server', () => {
  expect(standards()).toEqual({ variant: 'versus', hearts: 3, hand_limit: 7 });
});
