import type { CartLine } from '@storefront/host';
import type { OrderRequest, ShippingAddress } from '@storefront/host/contracts/api';
import { toRequestItems } from '../../../lib/request-items';

/** What an order has besides its lines. */
interface OrderDetails {
  shippingAddress: ShippingAddress;
  /** Of a business. */
  buyerGstin?: string | undefined;
  couponCodes: readonly string[];
  usesStoreCredit: boolean;
}

/**
 * The body of POST /orders (CHK-05): the quantity of each product, and the lines with their variants
 * (D12). It holds no prices: the server knows them.
 */
export function toOrderRequest(
  lines: CartLine[],
  { shippingAddress, buyerGstin, couponCodes, usesStoreCredit }: OrderDetails,
): OrderRequest {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return {
    products: Object.fromEntries(quantities),
    items: toRequestItems(lines),
    shippingAddress,
    ...(buyerGstin !== undefined && { buyerGstin }),
    ...(couponCodes.length > 0 && { couponCodes: [...couponCodes] }),
    ...(usesStoreCredit && { useStoreCredit: true }),
  };
}
