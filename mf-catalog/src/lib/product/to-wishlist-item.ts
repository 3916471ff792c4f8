import type { SavedProduct } from '@storefront/shared/host';
import type { Product } from './product';

/** What the wishlist keeps of a product that is saved now: a later price is compared with that of today. */
export function toWishlistItem({ id, price, available }: Product): { id: string } & SavedProduct {
  return available ? { id, price } : { id };
}
