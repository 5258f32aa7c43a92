// What a clock shows at this moment; it ticks here between two messages of the table.

import type { ClockInfo, ClockSetting, Seat } from './types';

/** The clock as the table sent it, with the moment it arrived (performance.now()). */
export type Clock = ClockInfo & { receivedAt: number };

export const NO_CLOCK: Clock = {
  setting: { type: 'none' },
  left: [],
  running: [],
  paused: false,
  receivedAt: 0,
};

/** What a seat has left now, in milliseconds; null without a limit. */
export function leftNow(clock: Clock, seat: Seat, now: number): number | null {
  const left = clock.left[seat];
  if (left === undefined) return null;
  const runs = !clock.paused && clock.running.includes(seat);
  return Math.max(0, runs ? left - (now - clock.receivedAt) : left);
}

/** The time a clock starts with, for a time ring. */
export function fullTime(setting: ClockSetting): number | null {
  switch (setting.type) {
    case 'countdown':
      return setting.minutes * 60_000;
    case 'decision':
      return setting.seconds * 1000;
    case 'days':
      return setting.days * 86_400_000;
    case 'none':
      return null;
  }
}

/** 1:05:09, 29:59, 0:09.4 (tenths in the last ten seconds), 2 d 03 h for long ones. */
export function showTime(ms: number): string {
  if (ms <= 0) return '0:00.0';
  if (ms < 10_000) return `0:0${(Math.floor(ms / 100) / 10).toFixed(1)}`;
  const seconds = Math.floor(ms / 1000);
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  if (days > 0) return `${days} d ${two(hours)} h`;
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
