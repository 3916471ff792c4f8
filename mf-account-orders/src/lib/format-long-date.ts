import { readMoment } from './moment';

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** The day of a moment in the store's time zone, "January 5, 2024" (ACCT-01); empty if it can't be parsed. */
export function formatLongDate(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '' : LONG_DATE.format(moment);
}
