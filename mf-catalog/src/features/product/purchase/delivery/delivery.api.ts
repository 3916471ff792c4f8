import { apiPaths } from '@storefront/host/contracts';
import type { Delivery } from '@storefront/host/contracts/api';
import { HttpError, type Http } from '@storefront/host';
import {
  objectOrEmpty,
  readNumber,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

/**
 * Fetches the area of a PIN code, and in how many working days an order arrives there; undefined if the
 * shop doesn't deliver there. Throws if the call fails.
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

function parseDelivery(response: unknown): Delivery {
  const { pin, area, daysMin, daysMax } = objectOrEmpty(unwrapData(response));
  const delivery = {
    pin: readText(pin),
    area: readText(area),
    daysMin: readNumber(daysMin),
    daysMax: readNumber(daysMax),
  };
  if (isComplete(delivery)) return delivery;
  throw new UnexpectedResponseError('delivery', 'a PIN code, an area and a range of days');
}

type Read<Value> = { [Key in keyof Value]: Value[Key] | undefined };

function isComplete(delivery: Read<Delivery>): delivery is Delivery {
  return Object.values(delivery).every((value) => value !== undefined);
}
