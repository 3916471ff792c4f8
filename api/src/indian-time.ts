const INDIA = { timeZone: 'Asia/Kolkata' } as const;

const isoDayFormat = new Intl.DateTimeFormat('en-CA', INDIA);
/** The date in India: `2026-11-24`. */
export function isoDay(moment: Date): string {
  return isoDayFormat.format(moment);
}

const OFFSET = 5.5 * 60 * 60_000;

/** The moment in Indian time, to the second: `2026-11-24T20:45:00+05:30`. */
export function isoMoment(moment: Date): string {
  const local = new Date(moment.getTime() + OFFSET).toISOString();
  return `${local.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}+05:30`;
}

/** The moment at which a day such as `2026-11-24` begins in India, which has one time zone and no summer time. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}
