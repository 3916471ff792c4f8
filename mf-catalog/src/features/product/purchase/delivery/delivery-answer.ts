import type { Http } from '@storefront/host';
import type { Delivery } from '@storefront/host/contracts/api';
import { formatDelivery } from '@storefront/host/format/delivery-dates';
import { fetchDelivery } from '@storefront/host/shop/delivery/fetch-delivery';
import { t } from '../../../../messages/t';

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
  if (!dates) return answerInDays(delivery, pin);
  return t('Arrives {dates}. {area}, {pin}.', { dates: formatDelivery(dates), area, pin });
}

/** For a server without a calendar. */
function answerInDays({ area, daysMin, daysMax }: Delivery, pin: string): string {
  if (daysMax === 0) {
    return t('Arrives on the day of the payment. {area}, {pin}.', { area, pin });
  }
  const days = daysMin === daysMax ? daysMax : t('{daysMin} to {daysMax}', { daysMin, daysMax });
  return t(
    'Arrives {days} working {daysMax, plural, one {day} other {days}} after the payment. {area}, {pin}.',
    { days, daysMax, area, pin },
  );
}
