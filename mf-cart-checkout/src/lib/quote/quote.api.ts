import { apiPaths } from '@storefront/host/contracts';
import type { QuoteRequest } from '@storefront/host/contracts/api';
import type { CartLine, Http } from '@storefront/host';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readText,
  unwrapData,
} from '@storefront/host/response/read-response';
import { parseOrderCredits } from '@storefront/host/shop/orders/order-credit';
import { parseOrderOffers } from '@storefront/host/shop/orders/order-offer';
import { parseShippingRate } from '@storefront/host/shop/store/shipping-rate';
import { toRequestItems } from '../request-items';
import type { OrderQuote } from './order-quote';

/** A code that the shopper entered, and why it isn't used, if so. */
export interface EnteredCode {
  code: string;
  problem: string | undefined;
}

/** What the server says of the prices of an order; amounts are rupees. */
export interface ServerQuote extends Omit<OrderQuote, 'lines'> {
  codes: EnteredCode[];
  /** What the account has, whether it is used or not. */
  storeCredit: number;
}

/** What the shopper wants to pay with, besides a payment. */
export interface QuoteWishes {
  codes: readonly string[];
  usesStoreCredit: boolean;
}

/** The body of POST /quotes for these lines. */
export function toQuoteRequest(
  lines: CartLine[],
  { codes, usesStoreCredit }: QuoteWishes,
): QuoteRequest {
  return {
    items: toRequestItems(lines),
    ...(codes.length > 0 && { couponCodes: [...codes] }),
    ...(usesStoreCredit && { useStoreCredit: true }),
  };
}

/** Fetches what an order would cost; undefined for a response without amounts. Throws `HttpError`. */
export async function fetchQuote(
  http: Http,
  request: QuoteRequest,
  signal?: AbortSignal,
): Promise<ServerQuote | undefined> {
  const response = await http.post(apiPaths.quotes, request, signal && { signal });
  const { subtotal: sum, total: amount, ...quote } = objectOrEmpty(unwrapData(response));
  const subtotal = readAmount(sum);
  const total = readAmount(amount);
  if (subtotal === undefined || total === undefined) return undefined;
  return {
    subtotal,
    total,
    credits: parseOrderCredits(quote.credits),
    toPay: readAmount(quote.toPay) ?? total,
    storeCredit: readAmount(quote.storeCredit) ?? 0,
    offers: parseOrderOffers(quote.offers),
    shipping: parseShippingRate(quote.shipping),
    codes: listOrEmpty(quote.couponCodes).filter(isObject).flatMap(readCode),
  };
}

function readCode({ code: given, problem }: Record<string, unknown>): EnteredCode[] {
  const code = readText(given);
  return code === undefined ? [] : [{ code, problem: readText(problem) }];
}
