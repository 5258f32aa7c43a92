// Starting a match: sensible defaults, and the way to its page.

import { createMatch, games, type GameInfo, type SeatRequest, type MatchRequest } from './api';
import { t } from './i18n.svelte';
import { keys } from './keys.svelte';
import type { Mode } from './match.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import type { ClockSetting } from './types';

export type Company = 'bot' | 'here' | 'friends';

/** The level of a bot for somebody's first game. */
const FIRST_LEVEL = 3;

export const GAMES = ['tank-chess', 'monster-combat'] as const;
export type GameId = (typeof GAMES)[number];

/** What the person at this page is called, by others too. */
export function myName(company: Company = 'bot'): string {
  return settings.name.trim() || t(company === 'friends' ? 'web-host' : 'web-guest');
}

/** Who was played against last; for a first game somebody sensible: the third step of the ladder, or the nearest there is. */
export function defaultBot(game: GameInfo | undefined): string {
  const bots = game?.bots ?? [];
  const last = bots.find((bot) => bot.name === settings.bots[game?.id ?? '']);
  const fitting = bots.filter((bot) => bot.level <= FIRST_LEVEL);
  return (last ?? fitting.at(-1) ?? bots[0])?.name ?? 'random';
}

/** The next game of this kind begins with this bot. */
export function rememberBot(game: string, bot: string): void {
  settings.change({ bots: { ...settings.bots, [game]: bot } });
}

export function defaultSeats(game: string): number {
  return game === 'tank-chess' ? 2 : 4;
}

/** Names for people at one device or bots without one of their own. */
export function seatName(game: string, seat: number): string {
  return game === 'tank-chess'
    ? t(seat === 0 ? 'web-white' : 'web-black')
    : t('web-player', { number: String(seat + 1) });
}

export function seatsFor(
  game: string,
  company: Company,
  count: number,
  bot: string,
  mine = 0,
): SeatRequest[] {
  return Array.from({ length: count }, (_, seat): SeatRequest => {
    if (company === 'here') return { kind: 'person', name: seatName(game, seat) };
    if (seat === mine) return { kind: 'person', name: myName(company) };
    return company === 'bot' ? { kind: 'bot', bot } : { kind: 'open' };
  });
}

/** Alone nobody needs a clock; friends at a card table want the game to go on. */
export function defaultClock(game: string, company: Company): ClockSetting {
  if (company !== 'friends') return { type: 'none' };
  return game === 'tank-chess'
    ? { type: 'countdown', minutes: 30, increment: 10 }
    : { type: 'decision', seconds: 45 };
}

export function modeOf(company: Company): Mode {
  return company === 'here' ? 'here' : 'online';
}

/** Create the match, remember its tokens, go to its page. */
export async function begin(order: MatchRequest): Promise<string> {
  const made = await createMatch(order);
  keys.keep({
    match: made.match,
    game: order.game,
    mode: order.mode ?? 'online',
    seats: made.seats,
    invites: made.invites,
  });
  router.go(`/m/${made.match}`);
  return made.match;
}

/** One click from the first page. */
export async function quick(game: string, company: Company): Promise<string> {
  const info = (await games()).find((one) => one.id === game);
  const options: Record<string, string> = company === 'bot' && game === 'tank-chess' ? firstScheme(info) : {};
  return begin({
    game,
    options,
    seats: seatsFor(game, company, defaultSeats(game), defaultBot(info)),
    clock: defaultClock(game, company),
    mode: modeOf(company),
    language: settings.language,
  });
}

/** A newcomer starts on the small board; who has played before gets the real one. */
function firstScheme(info: GameInfo | undefined): Record<string, string> {
  const played = keys.all.some((one) => one.game === 'tank-chess');
  const small = schemesOf(info).find((scheme) => scheme.name === 'first-steps-10');
  return !played && small ? { scheme: small.name } : {};
}

export interface Scheme {
  name: string;
  title: string;
  note: string;
  size: number;
  official: boolean;
  clock: number;
  pieces: number;
  monsters: boolean;
}

export function schemesOf(info: GameInfo | undefined): Scheme[] {
  const schemes = info?.about['schemes'];
  if (!Array.isArray(schemes)) return [];
  return (schemes as Scheme[]).toSorted(
    (one, other) => one.size - other.size || one.name.localeCompare(other.name),
  );
}

/** Options that mean something in one variant only; the table refuses them in the others. */
export function onlyIn(info: GameInfo | undefined, variant: string): readonly string[] {
  return (info?.about['only_in'] as Record<string, string[]> | undefined)?.[variant] ?? [];
}

export interface Preset {
  variant: string;
  name: string;
  text: string;
  options: Record<string, string>;
}

export function presetsOf(info: GameInfo | undefined, variant: string): Preset[] {
  const presets = info?.about['presets'];
  return Array.isArray(presets) ? (presets as Preset[]).filter((one) => one.variant === variant) : [];
}
