import type { SavedProduct } from '@storefront/host';
import type { Product } from './product';

/** The data that the wishlist stores for a product: with its price of today, a later price drop is found. */
export function toWishlistItem({ id, price, available }: Product): { id: string } & SavedProduct {
  return available ? { id, price } : { id };
}
