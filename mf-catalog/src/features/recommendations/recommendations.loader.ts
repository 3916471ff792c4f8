import { apiPaths } from '@storefront/shared/contracts';
import type { FragmentProps } from '@storefront/shared/contracts/fragments';
import { HttpError, type FragmentLoaderArgs, type Http } from '@storefront/shared/host';
import { parseProductList, type Product } from '../../lib/product/product';

type Props = FragmentProps['catalog.recommendations'];

/** Of a full cart, the newest say enough. */
const PRODUCTS_ASKED_FOR = 3;

/** More than are shown: those in the shopper's cart are left out in the browser. */
const LOADED = 8;

/** Products that go with others: of each in turn the best one. Rejects when none of the calls succeeds. */
export async function loadRecommendations({
  props: { productIds },
  http,
  signal,
}: FragmentLoaderArgs<Props>): Promise<Product[]> {
  const asked = productIds.slice(-PRODUCTS_ASKED_FOR);
  const responses = await Promise.allSettled(
    asked.map((id) => fetchRelated(http, id, productIds, signal)),
  );
  const lists = responses.flatMap((response) =>
    response.status === 'fulfilled' ? [response.value] : [],
  );
  const [first] = responses;
  if (lists.length === 0 && first?.status === 'rejected') throw first.reason;
  const inTurn = Array.from({ length: LOADED }, (_, rank) =>
    lists.flatMap((list) => list[rank] ?? []),
  ).flat();
  return [...new Map(inTurn.map((product) => [product.id, product])).values()].slice(0, LOADED);
}

async function fetchRelated(
  http: Http,
  id: string,
  exclude: string[],
  signal: AbortSignal,
): Promise<Product[]> {
  const params = { limit: LOADED, exclude: exclude.filter((other) => other !== id).join(',') };
  try {
    const response = await http.get(apiPaths.relatedProducts(id), { params, signal });
    return parseProductList(response).products;
  } catch (error) {
    // Nothing goes with a product that isn't there any more.
    if (error instanceof HttpError && error.status === 404) return [];
    throw error;
  }
}
