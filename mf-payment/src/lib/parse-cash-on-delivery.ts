import type { CashOnDelivery, OrderCode } from '@storefront/host/contracts/api';
import { objectOrEmpty, readAmount, readText } from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

/** Whether an order can be paid on delivery; amounts are rupees. */
export interface CodOffer extends Omit<CashOnDelivery, 'reason' | 'minimum' | 'maximum'> {
  /** Why not: a code that this version may not know; absent if it can. */
  reason?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** Reads whether an order can be paid on delivery. */
export function parseCodOffer(response: unknown): CodOffer {
  const offer = objectOrEmpty(response);
  return {
    isOffered: offer.isOffered === true,
    reason: readText(offer.reason),
    minimum: readAmount(offer.minimum),
    maximum: readAmount(offer.maximum),
    phone: readText(offer.phone) ?? '',
  };
}

/** Reads when another code can be sent. Throws an {@link UnexpectedResponseError} without a time. */
export function parseOrderCode(response: unknown): Pick<OrderCode, 'nextAt'> {
  const nextAt = readText(objectOrEmpty(response).nextAt);
  if (nextAt === undefined) throw new UnexpectedResponseError('order code', 'an object with times');
  return { nextAt };
}
