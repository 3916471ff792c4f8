import type { Product } from '../../../lib/product/product';
import type { PurchaseBlocker } from '../../../lib/purchase/variant-choice';

/** Why a product can't be bought; empty where it can. */
export function stockNotice({ soldOut }: Product, blocker: PurchaseBlocker | undefined): string {
  if (blocker === 'unavailable') return 'This product is currently unavailable.';
  if (blocker !== 'sold-out') return '';
  return soldOut ? 'This product is sold out.' : 'This choice of size and color is sold out.';
}
