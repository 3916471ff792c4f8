import type { Delivery, DeliveryDates } from '@storefront/host/contracts/api';
import { objectOrEmpty, readNumber, readText, unwrapData } from '../../response/read-response';
import { UnexpectedResponseError } from '../../response/unexpected-response-error';

/** Reads the delivery to a PIN code. Throws UnexpectedResponseError without the PIN code, its area or the days. */
export function parseDelivery(response: unknown): Delivery {
  const source = objectOrEmpty(unwrapData(response));
  const pin = readText(source.pin);
  const area = readText(source.area);
  const daysMin = readNumber(source.daysMin);
  const daysMax = readNumber(source.daysMax);
  if (pin === undefined || area === undefined || daysMin === undefined || daysMax === undefined) {
    throw new UnexpectedResponseError('delivery', 'a PIN code, an area and a range of days');
  }
  const dates = readDeliveryDates(source.dates);
  return { pin, area, daysMin, daysMax, ...(dates && { dates }) };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the days on which an order arrives; undefined if the server doesn't send them. */
export function readDeliveryDates(value: unknown): DeliveryDates | undefined {
  const source = objectOrEmpty(value);
  const earliest = readDay(source.earliest);
  const latest = readDay(source.latest);
  if (earliest === undefined || latest === undefined) return undefined;
  const payBy = readText(source.payBy);
  const isMoment = payBy !== undefined && !Number.isNaN(Date.parse(payBy));
  return { earliest, latest, ...(isMoment && { payBy }) };
}

function readDay(value: unknown): string | undefined {
  const day = readText(value) ?? '';
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
}
