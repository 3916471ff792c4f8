import { apiPaths, type ProductList, ProductListSchema } from '@storefront/host/contracts/api';
import type { TestApi } from './test-api';

/** The response of GET /products to those query parameters; throws if it isn't a list. */
export async function listProducts(
  api: TestApi,
  query: Record<string, string>,
): Promise<ProductList> {
  const address = `${apiPaths.products}?${new URLSearchParams(query).toString()}`;
  return (await api.call(address)).as(ProductListSchema);
}
