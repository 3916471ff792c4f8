import type { CartLine } from '@storefront/host';
import type { OrderRequest, ShippingAddress } from '@storefront/host/contracts/api';

/**
 * The body of POST /orders (CHK-05): the quantity of each product, and the lines with their variants
 * (D12). It holds no prices: the server knows them. A business's GSTIN is included.
 */
export function toOrderRequest(
  lines: CartLine[],
  shippingAddress: ShippingAddress,
  buyerGstin?: string,
): OrderRequest {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of lines) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return {
    products: Object.fromEntries(quantities),
    items: lines.map(({ id, quantity, selectedSize, selectedColor, selectedOptions }) => ({
      productId: id,
      quantity,
      selectedSize: selectedSize ?? null,
      selectedColor: selectedColor ?? null,
      ...(Object.keys(selectedOptions ?? {}).length > 0 && { selectedOptions }),
    })),
    shippingAddress,
    ...(buyerGstin !== undefined && { buyerGstin }),
  };
}
