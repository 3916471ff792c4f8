import type { Product } from '../../../lib/product/product';
import type { PurchaseBlocker } from '../../../lib/purchase/variant-choice';

/** Why a product can't be bought; empty where it can. */
export function stockNotice(
  { soldOut, options }: Product,
  blocker: PurchaseBlocker | undefined,
): string {
  if (blocker === 'unavailable') return 'This product is currently unavailable.';
  if (blocker !== 'sold-out') return '';
  if (soldOut) return 'This product is sold out.';
  return options.length > 0
    ? 'This choice is sold out.'
    : 'This choice of size and color is sold out.';
}
