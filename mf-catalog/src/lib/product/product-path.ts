import { pagePaths } from '@storefront/host/contracts';
import type { Product } from './product';

/** The path of a product's page. */
export function productPath({ id, handle = id }: Pick<Product, 'id' | 'handle'>): string {
  return pagePaths.product(handle);
}
