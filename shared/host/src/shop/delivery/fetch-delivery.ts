import { HttpError, type Http } from '@storefront/host';
import type { Delivery } from '@storefront/host/contracts/api';
import { apiPaths } from '../../contracts';
import { parseDelivery } from './delivery';

/**
 * Fetches the delivery to a PIN code: its area, and when an order arrives there; undefined if the shop doesn't
 * deliver there. Throws if the call fails.
 */
export async function fetchDelivery(
  http: Http,
  pin: string,
  signal: AbortSignal,
): Promise<Delivery | undefined> {
  try {
    return parseDelivery(await http.get(apiPaths.delivery, { params: { pin }, signal }));
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined;
    throw error;
  }
}
