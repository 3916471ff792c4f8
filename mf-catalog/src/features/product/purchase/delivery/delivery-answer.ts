import type { Http } from '@storefront/host';
import type { Delivery } from '@storefront/host/contracts/api';
import { formatDelivery } from '@storefront/host/format/delivery-dates';
import { fetchDelivery } from '@storefront/host/shop/delivery/fetch-delivery';

/**
 * Fetches when an order arrives at a PIN code, in words; undefined if the shop doesn't deliver there. Throws if the call
 * fails.
 */
export async function fetchAnswer(
  http: Http,
  pin: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const delivery = await fetchDelivery(http, pin, signal);
  if (!delivery) return undefined;
  const { area, dates } = delivery;
  const when = dates ? formatDelivery(dates) : deliveryTime(delivery);
  return `Arrives ${when}. ${area}, ${pin}.`;
}

/** For a server without a calendar. */
function deliveryTime({ daysMin, daysMax }: Delivery): string {
  if (daysMax === 0) return 'on the day of the payment';
  const range = daysMin === daysMax ? String(daysMax) : `${daysMin} to ${daysMax}`;
  return `${range} working ${daysMax === 1 ? 'day' : 'days'} after the payment`;
}
