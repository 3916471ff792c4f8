const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The day of a moment in the store's time zone, "January 5, 2024" (ACCT-01); empty where it can't
 * be read. A moment without a zone is UTC, so that server and browser agree.
 */
export function formatLongDate(iso: string): string {
  const [, day, time = '00:00', zone = 'Z'] = ISO_MOMENT.exec(iso.trim()) ?? [];
  if (day === undefined) return '';
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? '' : LONG_DATE.format(moment);
}
