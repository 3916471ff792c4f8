import type { CartLine } from '@storefront/shared/host';
import type { OrderRequest, ShippingAddress } from '@storefront/shared/contracts/api';

/**
 * The body of POST /orders (CHK-05): pieces per product, and beside it what was chosen (D12). No
 * prices go along: those are the server's.
 */
export function orderDraft(lines: CartLine[], shippingAddress: ShippingAddress): OrderRequest {
  const pieces = new Map<string, number>();
  for (const { id, quantity } of lines) pieces.set(id, (pieces.get(id) ?? 0) + quantity);
  return {
    products: Object.fromEntries(pieces),
    items: lines.map(({ id, quantity, selectedSize, selectedColor }) => ({
      productId: id,
      quantity,
      selectedSize: selectedSize ?? null,
      selectedColor: selectedColor ?? null,
    })),
    shippingAddress,
  };
}
