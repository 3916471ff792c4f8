/** India is five and a half hours ahead of UTC, all year round. */
const INDIA_MINUTES = 330;

/** April: months count from 0. */
const FIRST_MONTH = 3;

/** Indian time, in the UTC fields of a date. */
export function indianTime(moment: Date): Date {
  return new Date(moment.getTime() + INDIA_MINUTES * 60_000);
}

/** The Indian fiscal year, April to March: `2627` is the one that begins in April 2026. */
export function fiscalYearOf(moment: Date): string {
  const local = indianTime(moment);
  const first = local.getUTCFullYear() - (local.getUTCMonth() < FIRST_MONTH ? 1 : 0);
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(first)}${short(first + 1)}`;
}
