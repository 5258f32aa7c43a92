// How many days in a row something was done; days are written as 2026-11-16.

const DAY = 86_400_000;

function before(day: string): string {
  return new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);
}

/** The days in a row that end today, or yesterday while there is still time today. */
export function daysInRow(days: readonly string[], today: string): number {
  const known = new Set(days);
  let day = known.has(today) ? today : before(today);
  let count = 0;
  for (; known.has(day); day = before(day)) count += 1;
  return count;
}
