/** India is five and a half hours ahead of UTC, all the year. */
const INDIA_MINUTES = 330;

/** April: months count from 0. */
const FIRST_MONTH = 3;

/** The moment as India's clocks show it, in the UTC fields of a date. */
export function indianTime(moment: Date): Date {
  return new Date(moment.getTime() + INDIA_MINUTES * 60_000);
}

/** India's fiscal year of a moment, April to March: `2627` for that which begins in 2026. */
export function fiscalYearOf(moment: Date): string {
  const local = indianTime(moment);
  const first = local.getUTCFullYear() - (local.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(first)}${short(first + 1)}`;
}
