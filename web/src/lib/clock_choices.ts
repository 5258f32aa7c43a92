// The clocks people choose from, and what each is called.

import { t } from './i18n.svelte';
import { own } from './own_games';
import type { ClockSetting } from './types';

export interface ClockChoice {
  value: string;
  setting: ClockSetting;
}

/** For a game that this app knows nothing special of. */
const ANY: ClockSetting[] = [
  { type: 'none' },
  { type: 'countdown', minutes: 5, increment: 3 },
  { type: 'countdown', minutes: 15, increment: 10 },
  { type: 'decision', seconds: 45 },
  { type: 'days', days: 3 },
];

/** The clocks of a game; `minutes` are those recommended for a set-up. Some games can have none. */
export function clockChoices(game: string, minutes: number, clocks = true): ClockSetting[] {
  return clocks ? (own(game)?.clocks(minutes) ?? ANY) : [{ type: 'none' }];
}

export function clockName(setting: ClockSetting): string {
  switch (setting.type) {
    case 'none':
      return t('web-clock-none');
    case 'countdown':
      return setting.increment
        ? t('web-clock-countdown-plus', { minutes: setting.minutes, seconds: setting.increment })
        : t('web-clock-countdown', { minutes: setting.minutes });
    case 'decision':
      return t('web-clock-decision', { seconds: setting.seconds });
    case 'days':
      return t('web-clock-days', { days: setting.days });
  }
}

export function sameClock(one: ClockSetting, other: ClockSetting): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
