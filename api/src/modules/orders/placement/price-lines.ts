import type { ShippingRate } from '@storefront/shared/contracts/api';
import type { ProductRow } from '../../products/products.repository';
import type { OrderLine } from './order-lines';
import { toPaise } from '../../../money';

/** A line that can't be ordered, and why. */
export interface LineProblem {
  line: OrderLine;
  available: number;
  reason: string;
}

export interface PricedLine {
  line: OrderLine;
  product: ProductRow;
  /** Paise for one piece. */
  price: number;
}

/** The price of a product in paise; null when it has no price and can't be ordered (D21, D33). */
export function priceOf({ regularPrice, discountedPrice }: ProductRow): number | null {
  const prices = [discountedPrice, regularPrice];
  return prices.find((price) => price !== null && price > 0) ?? null;
}

/** Adds the catalogue's prices to the lines; lines without a price are returned as problems. */
export function priceLines(
  lines: readonly OrderLine[],
  catalogue: ReadonlyMap<string, ProductRow>,
): { priced: PricedLine[]; problems: LineProblem[] } {
  const priced: PricedLine[] = [];
  const problems: LineProblem[] = [];
  for (const line of lines) {
    const product = catalogue.get(line.productId);
    const price = product && priceOf(product);
    if (product && price) priced.push({ line, product, price });
    else {
      const reason = product ? 'can’t be ordered at the moment' : 'is no longer available';
      problems.push({ line, available: 0, reason });
    }
  }
  return { priced, problems };
}

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
