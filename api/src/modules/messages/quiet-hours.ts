import { isoDay, isoMoment } from '../../indian-time';

/** Two times in India, such as `21:00` and `09:00`; the same twice for none. */
export interface QuietHours {
  from: string;
  until: string;
}

const DAY = 24 * 60 * 60_000;

/** When the quiet hours end that a moment is in; undefined outside of them. */
export function quietUntil({ from, until }: QuietHours, now: Date): Date | undefined {
  const time = isoMoment(now).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);
  const isOverNight = until < from;
  const isQuiet = isOverNight ? time >= from || time < until : time >= from && time < until;
  if (!isQuiet) return undefined;
  const end = new Date(`${isoDay(now)}T${until}:00+05:30`);
  return end > now ? end : new Date(end.getTime() + DAY);
}
