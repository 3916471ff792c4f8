import { apiPaths } from '@storefront/host/contracts';
import type { Http } from '@storefront/host';
import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { parseProductList, type ProductList } from '../../lib/product/list/product-list';
import { filterParameters, NO_FILTERS, type Filters } from '../../lib/listing/filters';
import type { Facets } from '../../lib/listing/facets';
import { parseFacets } from '../../lib/listing/parse-facets';
import { productQuery, type ProductListParams } from '../../lib/product/list/product-list-query';

/** The filters of a list. */
type ListSelection = ProductListParams & { filters?: Filters };

/** Fetches a page of products (PLP-12). */
async function fetchProductList(
  http: Http,
  { filters = NO_FILTERS, ...place }: ListSelection,
  signal: AbortSignal,
): Promise<ProductList> {
  const params = { ...productQuery(place), ...filterParameters(filters) };
  return parseProductList(await http.get(apiPaths.products, { params, signal }), filters.color);
}

/** Fetches the pages of a list from one to another, as one list. Throws if one of them can't be fetched. */
export async function fetchProductPages(
  http: Http,
  selection: ListSelection & { from: number; page: number },
  signal: AbortSignal,
): Promise<ProductList> {
  const { from, page: last } = selection;
  const pages = Array.from({ length: last - from + 1 }, (_, index) => from + index);
  const lists = await Promise.all(
    pages.map((page) => fetchProductList(http, { ...selection, page }, signal)),
  );
  const products = lists.flatMap((list) => list.products);
  return {
    products: [...new Map(products.map((product) => [product.id, product])).values()],
    total: Math.max(...lists.map(({ total }) => total)),
  };
}

/** Fetches the available filters of a list; undefined if the server doesn't send them. */
export async function fetchFacets(
  http: Http,
  { filters = NO_FILTERS, ...place }: ListSelection,
  signal: AbortSignal,
): Promise<Facets | undefined> {
  const params = {
    ...productQuery({ ...place, page: 1, limit: 1 }),
    ...filterParameters({ ...filters, sort: undefined }),
    facets: 'true',
  };
  return parseFacets(await http.get(apiPaths.products, { params, signal }), filters.color);
}

/**
 * Fetches the picture of a category's first product, without its text, which is about the product; undefined where there
 * is none.
 */
export async function fetchCategoryPicture(
  http: Http,
  category: string,
  signal: AbortSignal,
): Promise<Picture | undefined> {
  const { products } = await fetchProductList(http, { category, limit: 1 }, signal);
  const picture = products[0]?.pictures[0];
  return picture && { ...picture, alt: undefined };
}
