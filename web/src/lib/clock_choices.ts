// The clocks people choose from, and what each is called.

import { t } from './i18n.svelte';
import type { ClockSetting } from './types';

export interface ClockChoice {
  value: string;
  setting: ClockSetting;
}

const TANK: ClockSetting[] = [
  { type: 'none' },
  { type: 'countdown', minutes: 10, increment: 5 },
  { type: 'countdown', minutes: 30, increment: 0 },
  { type: 'countdown', minutes: 30, increment: 10 },
  { type: 'countdown', minutes: 45, increment: 0 },
  { type: 'days', days: 3 },
];
const CARDS: ClockSetting[] = [
  { type: 'none' },
  { type: 'decision', seconds: 20 },
  { type: 'decision', seconds: 45 },
  { type: 'decision', seconds: 90 },
  { type: 'days', days: 1 },
];

export function clockChoices(game: string): ClockSetting[] {
  return game === 'tank-chess' ? TANK : CARDS;
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
