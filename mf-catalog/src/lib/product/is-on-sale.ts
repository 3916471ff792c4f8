import type { Product } from './product';

/** True where an original price exists and the price is below it (CARD-03). */
export function isOnSale(product: Pick<Product, 'price' | 'originalPrice'>): boolean {
  return product.originalPrice !== undefined && product.price < product.originalPrice;
}
