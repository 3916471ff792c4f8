import { isoDay, startOfDay } from '../../indian-time';

const DAY = 24 * 60 * 60_000;

/** How long gift cards and store credit are valid at least: a year, also a leap year. */
export const VALID_DAYS = 366;

/** How long what is given back for an order is valid at least. */
const VALID_DAYS_AFTER_REFUND = 90;

/** The end of the last day, in India, on which something is valid that is valid for so many days. */
export function expiryAfter(days: number, now: Date): Date {
  return startOfDay(isoDay(new Date(now.getTime() + (days + 1) * DAY)));
}

/** Until when a credit is valid that gets something back now: not shorter than before. */
export function expiryAfterRefund(expiresAt: Date, now: Date): Date {
  return new Date(
    Math.max(expiresAt.getTime(), expiryAfter(VALID_DAYS_AFTER_REFUND, now).getTime()),
  );
}

/** The last day, in India, on which a credit is valid: `2027-11-25`. */
export function lastDayOf(expiresAt: Date): string {
  // One that expires at midnight is valid on the day before.
  return isoDay(new Date(expiresAt.getTime() - 1));
}
