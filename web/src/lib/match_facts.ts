// What somebody wants to know of a match before they sit down, in words: board, side, clock, who is there.

import type { GameInfo, Summary } from './api';
import { clockName } from './clock_choices';
import { t } from './i18n.svelte';
import { own } from './own_games';
import { seatName } from './start';

export interface Fact {
  name: string;
  text: string;
}

/** The board or the variant that is played; for other games the options that are not as usual. */
export function boardName(about: Pick<Summary, 'game' | 'options'>, info: GameInfo | undefined): string {
  const known = own(about.game);
  if (known) return known.board(about, info);
  return (info?.options ?? [])
    .filter((one) => (about.options[one.name] ?? one.standard) !== one.standard)
    .map((one) => `${one.name.replaceAll('_', ' ')}: ${about.options[one.name]}`)
    .join(', ');
}

/** The side or the place somebody would have. */
export function sideName(about: Summary, seat: number): string {
  return own(about.game)?.sides
    ? seatName(about.game, seat)
    : t('web-join-seat-of', { number: seat + 1, count: about.seats.length });
}

export function playerNames(about: Summary): string {
  return about.seats
    .filter((seat) => seat.kind !== 'open')
    .map((seat) => seat.name || t('web-player', { number: String(seat.seat + 1) }))
    .join(', ');
}

/** Everything, in the order in which people ask. */
export function factsOf(about: Summary, info: GameInfo | undefined, seat: number | null): Fact[] {
  const known = own(about.game);
  const board = boardName(about, info);
  return [
    ...(board ? [{ name: t(known?.boardWord ?? 'web-rule-options'), text: board }] : []),
    ...(seat === null ? [] : [{ name: t(known?.seatWord ?? 'web-join-seat'), text: sideName(about, seat) }]),
    { name: t('web-join-clock'), text: clockName(about.clock) },
    { name: t('web-join-with'), text: playerNames(about) },
  ];
}
