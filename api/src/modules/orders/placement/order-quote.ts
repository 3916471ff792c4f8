import type { ShippingRate } from '@storefront/shared/contracts/api';
import { toPaise } from '../../../money';
import type { PricedLine } from './price-lines';

/** The amounts of an order, in paise. */
export interface OrderQuote {
  lines: readonly PricedLine[];
  /** The sum of the lines. */
  subtotal: number;
  shipping: ShippingRate;
  shippingPrice: number;
  /** The amount to be paid. */
  total: number;
}

/** Adds up priced lines and the shipping. */
export function quoteOrder(lines: readonly PricedLine[], shipping: ShippingRate): OrderQuote {
  const subtotal = lines.reduce((sum, { line, price }) => sum + price * line.quantity, 0);
  const shippingPrice = toPaise(shipping.price);
  return { lines, subtotal, shipping, shippingPrice, total: subtotal + shippingPrice };
}
