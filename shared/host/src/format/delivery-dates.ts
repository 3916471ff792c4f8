import type { DeliveryDates } from '../contracts/api/delivery.schema';
import { t } from '../messages/t';

/*
 * Without `Intl.DateTimeFormat`, which takes a cheap phone long to make; India has one time zone and no summer time.
 */

const OFFSET_OF_INDIA = 5.5 * 60 * 60_000;

/** The days between which an order arrives: "Wed 2 to Thu 3 December". */
export function formatDeliveryDays({
  earliest,
  latest,
}: Pick<DeliveryDates, 'earliest' | 'latest'>): string {
  if (earliest === latest) return formatDay(latest);
  const isOneMonth = monthOf(earliest) === monthOf(latest);
  return t('{earliest} to {latest}', {
    earliest: isOneMonth ? formatWeekday(earliest) : formatDay(earliest),
    latest: formatDay(latest),
  });
}

/** Until when an estimate holds: "if you pay by 14:00 today", or "if you pay by 14:00 on Tue 1 December". */
export function formatPayBy(payBy: string, now = new Date()): string {
  const local = toIndianTime(new Date(payBy));
  const day = dayOf(local);
  const time = local.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);
  return day === indianDay(now)
    ? t('if you pay by {time} today', { time })
    : t('if you pay by {time} on {day}', { time, day: formatDay(day) });
}

/** Both in one sentence: "Wed 2 to Thu 3 December if you pay by 14:00 today". */
export function formatDelivery(dates: DeliveryDates, now = new Date()): string {
  const days = formatDeliveryDays(dates);
  if (dates.payBy === undefined) return days;
  return t('{days} {condition}', { days, condition: formatPayBy(dates.payBy, now) });
}

/** The day of a moment in India: `2026-12-02`. */
export function indianDay(moment: Date): string {
  return dayOf(toIndianTime(moment));
}

function toIndianTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_OF_INDIA).toISOString();
}

function dayOf(iso: string): string {
  return iso.slice(0, 'yyyy-mm-dd'.length);
}

function monthOf(day: string): string {
  return day.slice(0, 'yyyy-mm'.length);
}

/** "Wed 2 December". */
function formatDay(day: string): string {
  const date = new Date(day);
  return t(
    '{weekday} {month, select, 0 {January} 1 {February} 2 {March} 3 {April} 4 {May} 5 {June} 6 {July} 7 {August} 8 {September} 9 {October} 10 {November} other {December}}',
    { weekday: formatWeekday(day), month: date.getUTCMonth() },
  );
}

/** "Wed 2". */
function formatWeekday(day: string): string {
  const date = new Date(day);
  return t(
    '{weekday, select, 0 {Sun} 1 {Mon} 2 {Tue} 3 {Wed} 4 {Thu} 5 {Fri} other {Sat}} {date}',
    { weekday: date.getUTCDay(), date: date.getUTCDate() },
  );
}
