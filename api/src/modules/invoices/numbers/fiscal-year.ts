import { isoDay } from '../../../indian-time';

const APRIL = 4;

/** The Indian fiscal year, April to March: `2627` is the one that begins in April 2026. */
export function fiscalYearOf(moment: Date): string {
  const [year = 0, month = 0] = isoDay(moment).split('-').map(Number);
  const first = month < APRIL ? year - 1 : year;
  const short = (number: number) => String(number % 100).padStart(2, '0');
  return `${short(first)}${short(first + 1)}`;
}
