import type { Product } from '../../../lib/product/product';
import type { PurchaseBlocker } from '../../../lib/purchase/variant-choice';

/** Says plainly why there is nothing to buy; empty where there is. */
export function stockNotice({ soldOut }: Product, blocker: PurchaseBlocker | undefined): string {
  if (blocker === 'unavailable') return 'This product is currently unavailable.';
  if (blocker !== 'sold-out') return '';
  return soldOut ? 'This product is sold out.' : 'This choice of size and color is sold out.';
}
