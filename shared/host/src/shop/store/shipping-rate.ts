import type { ShippingRate } from '@storefront/host/contracts/api';
import { formatRupees } from '../../format/money';
import { objectOrEmpty, readAmount, readText } from '../../response/read-response';

/** The method of an order or a store that names none (ORD-08). */
const DEFAULT_METHOD = 'Standard Shipping';

/** The text for a price of 0, or for none, where the store has no label of its own (CHK-02). */
const FREE = 'Free';

/**
 * Reads how orders are shipped: `method`, `price` in rupees for an order, and `label`, the store's
 * own text for that price. A price or a label that the server doesn't give is undefined.
 */
export function readShippingRate(
  rate: unknown,
): Pick<ShippingRate, 'method'> & Partial<ShippingRate> {
  const { method, price, label } = objectOrEmpty(rate);
  return {
    method: readText(method) ?? DEFAULT_METHOD,
    price: readAmount(price),
    label: readText(label),
  };
}

/** Reads the store's shipping rate; undefined if it has no price. */
export function parseShippingRate(value: unknown): ShippingRate | undefined {
  const { price, ...rate } = readShippingRate(value);
  return price === undefined ? undefined : { ...rate, price };
}

/** What shipping costs, in words: the store's own label, or else the price. */
export function shippingLabel({ label, price = 0 }: Partial<ShippingRate> = {}): string {
  return label ?? (price === 0 ? FREE : formatRupees(price));
}
