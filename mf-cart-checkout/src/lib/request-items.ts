import type { CartLine } from '@storefront/host';
import type { OrderRequestItem } from '@storefront/host/contracts/api';

/** The lines with their variants (D12), as requests have them. They hold no prices: the server knows them. */
export function toRequestItems(lines: CartLine[]): OrderRequestItem[] {
  return lines.map(({ id, quantity, selectedSize, selectedColor, selectedOptions }) => ({
    productId: id,
    quantity,
    selectedSize: selectedSize ?? null,
    selectedColor: selectedColor ?? null,
    ...(Object.keys(selectedOptions ?? {}).length > 0 && { selectedOptions }),
  }));
}
