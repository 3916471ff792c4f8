const INDIA = { timeZone: 'Asia/Kolkata' } as const;

const LONG_DATE = new Intl.DateTimeFormat('en-US', {
  ...INDIA,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

const MOMENT = new Intl.DateTimeFormat('en-US', {
  ...INDIA,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const ISO_MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The day of a moment in the store's time zone, "January 5, 2024" (ACCT-01); empty if it can't be parsed. */
export function formatLongDate(iso: string): string {
  const moment = readMoment(iso);
  return moment === undefined ? '' : LONG_DATE.format(moment);
}

/** Day and time in the store's time zone, "January 5, 2024 at 3:30 PM"; empty if the moment can't be parsed. */
export function formatMoment(iso: string): string {
  const moment = readMoment(iso);
  // Some browsers put a narrow space before PM, which the shop's fonts lack.
  return moment === undefined ? '' : MOMENT.format(moment).replaceAll('\u202F', ' ');
}

/** Parses a moment; undefined if invalid. Without a zone it is UTC, so that server and browser agree. */
function readMoment(iso: string): Date | undefined {
  const [, day, time = '00:00', zone = 'Z'] = ISO_MOMENT.exec(iso.trim()) ?? [];
  if (day === undefined) return undefined;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
