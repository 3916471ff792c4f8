import type { Product } from '../../../lib/product/product';
import type { PurchaseBlocker } from '../../../lib/purchase/variant-choice';
import { t } from '../../../messages/t';

/** Why a product can't be bought; empty where it can. */
export function stockNotice(
  { soldOut, options }: Product,
  blocker: PurchaseBlocker | undefined,
): string {
  if (blocker === 'unavailable') return t('This product is currently unavailable.');
  if (blocker !== 'sold-out') return '';
  if (soldOut) return t('This product is sold out.');
  return options.length > 0
    ? t('This choice is sold out.')
    : t('This choice of size and color is sold out.');
}
