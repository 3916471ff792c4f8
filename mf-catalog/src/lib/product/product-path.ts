import { pagePaths } from '@storefront/host/contracts';
import type { Product } from './product';

/** The path of a product's page, in the colour in which the product is shown. */
export function productPath({
  id,
  handle = id,
  color,
}: Pick<Product, 'id' | 'handle' | 'color'>): string {
  return pagePaths.productInColor(handle, color);
}
