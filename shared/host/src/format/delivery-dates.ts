import type { DeliveryDates } from '../contracts/api/delivery.schema';

/*
 * Without `Intl.DateTimeFormat`, which takes a cheap phone long to make; India has one time zone and no summer time.
 */

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const OFFSET_OF_INDIA = 5.5 * 60 * 60_000;

/** The days between which an order arrives: "Wed 2 to Thu 3 December". */
export function formatDeliveryDays({
  earliest,
  latest,
}: Pick<DeliveryDates, 'earliest' | 'latest'>): string {
  if (earliest === latest) return formatDay(latest);
  const isOneMonth = monthOf(earliest) === monthOf(latest);
  return `${isOneMonth ? formatWeekday(earliest) : formatDay(earliest)} to ${formatDay(latest)}`;
}

/** Until when an estimate holds: "if you pay by 14:00 today", or "if you pay by 14:00 on Tue 1 December". */
export function formatPayBy(payBy: string, now = new Date()): string {
  const local = toIndianTime(new Date(payBy));
  const day = dayOf(local);
  const time = local.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length);
  return `if you pay by ${time} ${day === indianDay(now) ? 'today' : `on ${formatDay(day)}`}`;
}

/** Both in one sentence: "Wed 2 to Thu 3 December if you pay by 14:00 today". */
export function formatDelivery(dates: DeliveryDates, now = new Date()): string {
  const days = formatDeliveryDays(dates);
  return dates.payBy === undefined ? days : `${days} ${formatPayBy(dates.payBy, now)}`;
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
  return `${formatWeekday(day)} ${MONTHS[new Date(day).getUTCMonth()]}`;
}

/** "Wed 2". */
function formatWeekday(day: string): string {
  const date = new Date(day);
  return `${WEEKDAYS[date.getUTCDay()]} ${date.getUTCDate()}`;
}
