// What the app knows of Tank Chess beyond what the server tells.

import type { OwnGame } from '$lib/own_games';
import { t } from '$lib/i18n.svelte';
import { schemesOf } from '$lib/schemes';

export const tank: OwnGame = {
  table: () => import('./TankTable.svelte'),
  diagram: () => import('./Diagram.svelte'),
  seats: 2,
  sides: true,
  // The minutes recommended for the scheme (TC4.5), with and without extra time.
  clocks: (minutes) => [
    { type: 'none' },
    { type: 'countdown', minutes: 10, increment: 5 },
    { type: 'countdown', minutes, increment: 0 },
    { type: 'countdown', minutes, increment: 10 },
    { type: 'days', days: 3 },
  ],
  friendsClock: (minutes) => ({ type: 'countdown', minutes, increment: 10 }),
  board: ({ options }, info) => {
    const name = options['scheme'] || info?.options.find((one) => one.name === 'scheme')?.standard || '';
    if (options['position']) return t('web-own-board');
    const scheme = schemesOf(info).find((one) => one.name === name);
    return scheme ? `${scheme.title} (${scheme.size}×${scheme.size})` : name;
  },
  boardWord: 'web-join-board',
  seatWord: 'web-join-your-side',
  cited: /\bTC\d+\.\d+\b/g,
  chapters: ['goal', 'turn', 'fire', 'armour', 'wrecks', 'check', 'ground', 'monster', 'end'],
  facts: { chapter: 'armour', show: () => import('$parts/TankFacts.svelte') },
  apart: true,
  guide: {
    after: 'wrecks',
    bot: 'level-1',
    seats: 2,
    options: { scheme: 'first-steps-10' },
    rows: [
      { say: 'check', happened: ['Check'] },
      { say: 'escape', happened: ['Escape'] },
      { say: 'start', until: 1 },
      { say: 'lost', happened: ['Destroyed'] },
      { say: 'look', until: 2 },
      { say: 'sides', until: 4 },
      { say: 'commander', until: 6 },
      { say: 'win' },
    ],
  },
};
