import type { Product } from '../../lib/product/product';
import type { Obstacle } from '../../lib/purchase/variant-choice';

/** Says plainly why there is nothing to buy; empty where there is. */
export function stockNotice({ soldOut }: Product, obstacle: Obstacle | undefined): string {
  if (obstacle === 'unavailable') return 'This product is currently unavailable.';
  if (obstacle !== 'sold-out') return '';
  return soldOut ? 'This product is sold out.' : 'This choice of size and color is sold out.';
}
