import type { OrderCredit, OrderOffer, ShippingRate } from '@storefront/host/contracts/api';
import { cartTotal, isSameLine, type CartLine, type LineKey } from '@storefront/host';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readPositive,
  readText,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import { parseSelectedOptions } from '@storefront/host/shop/catalogue/product-options';
import { parseOrderCredits } from '@storefront/host/shop/orders/order-credit';
import { parseOrderOffers } from '@storefront/host/shop/orders/order-offer';
import { parseShippingRate } from '@storefront/host/shop/store/shipping-rate';

/** The prices of an order before it is placed; all amounts are rupees. */
export interface OrderQuote {
  lines: CartLine[];
  /** The sum of the lines. */
  subtotal: number;
  /** The offers that apply. */
  offers: OrderOffer[];
  /** Undefined if the store has no shipping rate. */
  shipping: ShippingRate | undefined;
  total: number;
  /** What gift cards and store credit pay of the total. */
  credits: OrderCredit[];
  /** What they leave to be paid. */
  toPay: number;
}

/** What the offers take off the lines together: at most one of them does. */
export function discountOf({ offers }: Pick<OrderQuote, 'offers'>): number {
  return Math.max(0, ...offers.map(({ discount }) => discount));
}

/** Calculates the quote from the cart's prices and the store's shipping rate, without offers. */
export function cartQuote(lines: CartLine[], shipping: ShippingRate | undefined): OrderQuote {
  const subtotal = cartTotal({ lines });
  const total = Math.round((subtotal + (shipping?.price ?? 0)) * 100) / 100;
  return { lines, subtotal, offers: [], shipping, total, credits: [], toPay: total };
}

/**
 * Parses the new quote in the 409 that refused an order's amounts (CHK-10); undefined if the response has
 * no different ones. Values that it omits are those of the refused quote.
 */
export function parseQuote(body: unknown, refused: OrderQuote): OrderQuote | undefined {
  const response = objectOrEmpty(body);
  const total = readAmount(response.total);
  if (total === undefined) return undefined;
  const toPay = readAmount(response.toPay) ?? total;
  if (total === refused.total && toPay === refused.toPay) return undefined;
  const items = listOrEmpty(response.items).filter(isObject);
  const lines = refused.lines.map((line) => ({ ...line, price: priceOf(line, items) }));
  return {
    lines,
    subtotal: readAmount(response.subtotal) ?? cartTotal({ lines }),
    offers: parseOrderOffers(response.offers),
    shipping: parseShippingRate(response.shipping) ?? refused.shipping,
    total,
    credits: parseOrderCredits(response.credits),
    toPay,
  };
}

function priceOf(line: CartLine, items: ResponseObject[]): number {
  const item = items.find((candidate) => isSameLine(readKey(candidate), line));
  return readPositive(item?.price) ?? line.price;
}

function readKey({
  productId,
  selectedSize,
  selectedColor,
  selectedOptions,
}: ResponseObject): LineKey {
  return {
    id: readText(productId) ?? '',
    selectedSize: readText(selectedSize),
    selectedColor: readText(selectedColor),
    selectedOptions: parseSelectedOptions(selectedOptions),
  };
}
