// What the app knows of Monster Combat beyond what the server tells.

import type { OwnGame } from '$lib/own_games';
import { t } from '$lib/i18n.svelte';

export const combat: OwnGame = {
  table: () => import('./CombatTable.svelte'),
  diagram: () => import('./CombatTable.svelte'),
  diagramTall: true,
  seats: 4,
  clocks: () => [
    { type: 'none' },
    { type: 'decision', seconds: 20 },
    { type: 'decision', seconds: 45 },
    { type: 'decision', seconds: 90 },
    { type: 'days', days: 1 },
  ],
  // At a card table the game shall go on.
  friendsClock: () => ({ type: 'decision', seconds: 45 }),
  board: ({ options }) => t(`web-variant-${options['variant'] ?? 'versus'}`),
  boardWord: 'web-join-cards',
  seatWord: 'web-join-seat',
  cited: /\b(?:MC\d+\.\d+|[BCD]\d+)\b/g,
  chapters: ['goal', 'turn', 'cards', 'events', 'shield', 'coop', 'end'],
  facts: { chapter: 'cards', show: () => import('$parts/CardFacts.svelte') },
  guide: {
    after: 'life',
    bot: 'level-1',
    seats: 2,
    options: {},
    rows: [
      { say: 'attacked', asked: true },
      { say: 'start', until: 1 },
      { say: 'event', happened: ['EventRevealed'] },
      { say: 'attack', until: 3 },
      { say: 'keep', until: 5 },
      { say: 'win' },
    ],
  },
};
