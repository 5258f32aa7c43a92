import { describe, expect, it } from 'vitest';
import { clockChoices, sameClock } from '../src/lib/clock_choices';
import { defaultClock, USUAL_MINUTES } from '../src/lib/start';

describe('the clocks to choose from', () => {
  it.each([10, USUAL_MINUTES, 45, 60])(
    'have the %i minutes of the scheme, which friends begin with',
    (minutes) => {
      const offered = clockChoices('tank-chess', minutes);
      const usual = defaultClock('tank-chess', 'friends', minutes);
      expect(usual).toEqual({ type: 'countdown', minutes, increment: 10 });
      expect(offered.some((one) => sameClock(one, usual))).toBe(true);
    },
  );

  it('are none alone, and by the decision at the card table', () => {
    expect(defaultClock('tank-chess', 'bot', 45)).toEqual({ type: 'none' });
    const usual = defaultClock('monster-combat', 'friends');
    expect(clockChoices('monster-combat', 45).some((one) => sameClock(one, usual))).toBe(true);
  });
});
