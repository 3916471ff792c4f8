import { readMoment } from './moment';

const MOMENT = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** Day and time in the store's time zone, "Jan 5, 2024, 3:30 PM"; empty if the moment can't be parsed. */
export function formatMoment(iso: string): string {
  const moment = readMoment(iso);
  // Some browsers put a narrow space before PM, which the shop's fonts lack.
  return moment === undefined ? '' : MOMENT.format(moment).replaceAll('\u202F', ' ');
}
