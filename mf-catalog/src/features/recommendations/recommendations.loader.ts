import { apiPaths } from '@storefront/host/contracts';
import type { FragmentProps } from '@storefront/host/contracts/fragments';
import { HttpError, type FragmentLoaderArgs, type Http } from '@storefront/host';
import type { Product } from '../../lib/product/product';
import { parseProductList } from '../../lib/product/list/product-list';
import { normalizeSearch } from '../../lib/search/normalize-search';
import { withFallback } from '../../lib/with-fallback';

type Props = FragmentProps['catalog.recommendations'];

/** In a full cart, only the products added last are considered. */
const SOURCE_PRODUCTS_MAX = 3;

/** More than are shown, because the browser leaves out those in the cart. */
const FETCH_LIMIT = 6;

/** Products related to the given ones, the best of each in turn. Rejects if every call fails. */
export async function loadRecommendations({
  props: { productIds },
  http,
  signal,
}: FragmentLoaderArgs<Props>): Promise<Product[]> {
  const asked = productIds.slice(-SOURCE_PRODUCTS_MAX);
  const responses = await Promise.allSettled(
    asked.map((id) => fetchRelated(http, id, productIds, signal)),
  );
  const lists = responses.flatMap((response) =>
    response.status === 'fulfilled' ? [response.value] : [],
  );
  const [first] = responses;
  if (lists.length === 0 && first?.status === 'rejected') throw first.reason;
  const interleaved = Array.from({ length: FETCH_LIMIT }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat();
  return [...new Map(interleaved.map((product) => [product.id, product])).values()].slice(
    0,
    FETCH_LIMIT,
  );
}

async function fetchRelated(
  http: Http,
  id: string,
  exclude: string[],
  signal: AbortSignal,
): Promise<Product[]> {
  const params = { limit: FETCH_LIMIT, exclude: exclude.filter((other) => other !== id).join(',') };
  try {
    const response = await http.get(apiPaths.relatedProducts(id), { params, signal });
    return parseProductList(response).products;
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) {
      return withFallback([], fetchSimilar(http, id, signal), signal);
    }
    throw error;
  }
}

/** For a product that doesn't exist, or no longer: those that have the words of its id in their texts. */
async function fetchSimilar(http: Http, id: string, signal: AbortSignal): Promise<Product[]> {
  const q = normalizeSearch(id.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));
  if (q === '') return [];
  const params = { q, limit: FETCH_LIMIT };
  return parseProductList(await http.get(apiPaths.products, { params, signal })).products;
}
