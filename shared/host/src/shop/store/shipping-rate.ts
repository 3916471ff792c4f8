import type { ShippingRate } from '@storefront/host/contracts/api';
import { formatRupees } from '../../format/money';
import { t } from '../../messages/t';
import { objectOrEmpty, readAmount, readText } from '../../response/read-response';

/**
 * Reads how orders are shipped: `method`, which has a name where the server gives none (ORD-08), `price` in
 * rupees for an order, and `label`, the store's own text for that price. A price or a label that the server
 * doesn't give is undefined.
 */
export function readShippingRate(
  rate: unknown,
): Pick<ShippingRate, 'method'> & Partial<ShippingRate> {
  const { method, price, label } = objectOrEmpty(rate);
  return {
    method: readText(method) ?? t('Standard Shipping'),
    price: readAmount(price),
    label: readText(label),
  };
}

/** Reads the store's shipping rate; undefined if it has no price. */
export function parseShippingRate(value: unknown): ShippingRate | undefined {
  const { price, ...rate } = readShippingRate(value);
  return price === undefined ? undefined : { ...rate, price };
}

/** What shipping costs, in words: the store's own label, or else the price (CHK-02). */
export function shippingLabel({ label, price = 0 }: Partial<ShippingRate> = {}): string {
  return label ?? (price === 0 ? t('Free') : formatRupees(price));
}
