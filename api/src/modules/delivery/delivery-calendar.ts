import type { DeliveryDates } from '@storefront/host/contracts/api';
import { isoDay } from '../../indian-time';
import type { DeliveryZone } from './delivery-zones';

/** The days on which orders are dispatched and carried, and until when one leaves on the day of its payment. */
export interface DeliveryCalendar {
  /** Days of the week; 0 is Sunday. At least one. */
  weekdays: ReadonlySet<number>;
  /** Days such as `2026-12-25`. */
  holidays: ReadonlySet<string>;
  /** The time in India, such as `14:00`. */
  dispatchUntil: string;
}

/** The dates of an order that isn't paid yet. */
export type DeliveryEstimate = DeliveryDates & Required<Pick<DeliveryDates, 'payBy'>>;

/**
 * The first and the last day on which an order arrives in a zone if it is paid at that moment, and until when a
 * payment leads to the same days. The zone's working days count from the day of the dispatch.
 */
export function deliveryDates(
  { daysMin, daysMax }: Pick<DeliveryZone, 'daysMin' | 'daysMax'>,
  paidAt: Date,
  calendar: DeliveryCalendar,
): DeliveryEstimate {
  const dispatched = dispatchDay(paidAt, calendar);
  return {
    earliest: addWorkingDays(dispatched, daysMin, calendar),
    latest: addWorkingDays(dispatched, daysMax, calendar),
    payBy: endOfDispatch(dispatched, calendar).toISOString(),
  };
}

function dispatchDay(paidAt: Date, calendar: DeliveryCalendar): string {
  const day = isoDay(paidAt);
  const isInTime = isWorkingDay(day, calendar) && paidAt <= endOfDispatch(day, calendar);
  return isInTime ? day : addWorkingDays(day, 1, calendar);
}

/** Until when an order is paid that leaves on that day. */
function endOfDispatch(day: string, { dispatchUntil }: DeliveryCalendar): Date {
  return new Date(`${day}T${dispatchUntil}+05:30`);
}

function addWorkingDays(day: string, count: number, calendar: DeliveryCalendar): string {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = dayAfter(reached);
    if (isWorkingDay(reached, calendar)) left -= 1;
  }
  return reached;
}

function isWorkingDay(day: string, { weekdays, holidays }: DeliveryCalendar): boolean {
  return weekdays.has(new Date(day).getUTCDay()) && !holidays.has(day);
}

function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 'yyyy-mm-dd'.length);
}
