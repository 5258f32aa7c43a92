// Starting a match: sensible defaults, and the way to its page.

import { createMatch, games, type GameInfo, type SeatRequest, type MatchRequest } from './api';
import { t } from './i18n.svelte';
import { keys } from './keys.svelte';
import type { Match, Mode } from './match.svelte';
import { own, type Company } from './own_games';
import { router } from './router.svelte';
import { schemesOf, type Scheme } from './schemes';
import { settings } from './settings.svelte';
import type { ClockSetting } from './types';

/** The level of a bot for somebody's first game, and its board. */
const FIRST_LEVEL = 1;
const FIRST_SCHEME = 'first-steps-10';

export type { Company } from './own_games';
export { schemesOf, type Scheme } from './schemes';

/** What the person at this page is called, by others too. */
export function myName(company: Company = 'bot'): string {
  return settings.name.trim() || t(company === 'friends' ? 'web-host' : 'web-guest');
}

/** Who was played against last; for a first game somebody friendly: the first step of the ladder, or the nearest there is. */
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

/** How many sit down unless somebody chooses otherwise: as many as the app knows of, else as few as can play. */
export function defaultSeats(game: string, info: GameInfo | undefined): number {
  return own(game)?.seats ?? info?.seats.least ?? 2;
}

/** Names for people at one device or bots without one of their own. */
export function seatName(game: string, seat: number): string {
  return own(game)?.sides
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
    if (company === 'watch') return { kind: 'bot', bot };
    if (company === 'here') return { kind: 'person', name: seatName(game, seat) };
    if (seat === mine) return { kind: 'person', name: myName(company) };
    return company === 'bot' ? { kind: 'bot', bot } : { kind: 'open' };
  });
}

/** Where a scheme recommends none: the minutes of the publisher's small board (TC4.5). */
export const USUAL_MINUTES = 30;

/** Alone nobody needs a clock; friends get what is usual for the game, as far as the app knows. */
export function defaultClock(game: string, company: Company, minutes = USUAL_MINUTES): ClockSetting {
  return (company === 'friends' ? own(game)?.friendsClock(minutes) : undefined) ?? { type: 'none' };
}

export function modeOf(company: Company): Mode {
  return company === 'here' ? 'here' : 'online';
}

/** Create the match, remember its tokens, go to its page. */
export async function begin(order: MatchRequest, guided = false): Promise<string> {
  const made = await createMatch(order);
  const { scheme } = order.options ?? {};
  if (scheme) settings.change({ scheme });
  // Bots that play among themselves are looked at.
  if (!made.seats.length && !made.invites.length) {
    router.go(`/watch/${made.match}`);
    return made.match;
  }
  keys.keep({
    match: made.match,
    game: order.game,
    mode: order.mode ?? 'online',
    seats: made.seats,
    invites: made.invites,
    guided,
  });
  router.go(`/m/${made.match}`);
  return made.match;
}

/** One click from the first page. */
export async function quick(game: string, company: Company): Promise<string> {
  const info = (await games()).find((one) => one.id === game);
  const scheme = company === 'bot' ? quickScheme(info) : undefined;
  return begin({
    game,
    options: scheme ? { scheme: scheme.name } : {},
    seats: seatsFor(game, company, defaultSeats(game, info), defaultBot(info)),
    clock: defaultClock(game, company),
    mode: modeOf(company),
    language: settings.language,
  });
}

/** The board of a game that starts with one click: the one played last, at first the small one. */
export function quickScheme(info: GameInfo | undefined): Scheme | undefined {
  const schemes = schemesOf(info);
  const named = (name: string) => schemes.find((scheme) => scheme.name === name);
  return named(settings.scheme) ?? named(FIRST_SCHEME) ?? schemes[0];
}

/** The same game again, against a bot of another level. */
export async function climb(match: Match, bot: string): Promise<string> {
  rememberBot(match.game, bot);
  const mine = match.yours[0] ?? 0;
  return begin({
    game: match.game,
    options: match.options,
    seats: seatsFor(match.game, 'bot', match.seats.length, bot, mine),
    clock: match.clock.setting,
    mode: 'online',
    language: settings.language,
    hints: match.hints,
  });
}

/** A whole game against somebody friendly, with a word at each turn of what to do. */
export async function firstGame(game: string): Promise<string> {
  const guide = own(game)?.guide;
  if (!guide) return quick(game, 'bot');
  return begin(
    {
      game,
      options: guide.options,
      seats: seatsFor(game, 'bot', guide.seats, guide.bot),
      clock: { type: 'none' },
      mode: 'online',
      language: settings.language,
      hints: true,
    },
    true,
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
