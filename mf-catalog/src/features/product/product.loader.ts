import { HttpError, services, type Http } from '@storefront/host';
import { data, redirect, type LoaderFunctionArgs } from '@storefront/host/router';
import { fetchProduct, type ProductDetail } from '../../lib/product/product.api';
import { productPath } from '../../lib/product/product-path';
import { fetchProductsById } from '../../lib/product/list/products-by-id.api';
import { equalsIgnoringCase } from '../../lib/listing/filters';
import { NO_REVIEWS, type ProductReviews } from '../../lib/reviews/reviews';
import { fetchReviews } from '../../lib/reviews/reviews.api';
import { withFallback } from '../../lib/with-fallback';
import { t } from '../../messages/t';

const REVIEWS_FOR_SEARCH_ENGINES = 3;

/** The product, or why it couldn't be loaded. */
export type ProductData =
  | ({ status: 'ready'; color?: string | undefined; rated: ProductReviews } & ProductDetail)
  | { status: 'missing' | 'failed'; message: string };

/**
 * Loads the URL's product, and which of its colours the URL names; responds with 404 if there is no such product, and with
 * 503 after a failure (PDP-06). A product with a handle is at that address; its id and former handles lead there (301,
 * PAGE-12). Ids are case-sensitive: only if the URL's id is no product's, and in lower case it is, the page is there (301).
 */
export async function loadProduct(args: LoaderFunctionArgs) {
  const { params, request } = args;
  const { id = '' } = params;
  const wanted = new URL(request.url).searchParams.get('color') ?? '';
  const { http } = services(args);
  try {
    const [detail, rated] = await Promise.all([
      fetchProduct(http, id, request.signal),
      loadRating(http, id, request.signal),
    ]);
    const { handle = id, colors } = detail.product;
    const color = colors.find((each) => equalsIgnoringCase(each, wanted));
    if (handle !== id) return redirect(productPath({ ...detail.product, color }), 301);
    return { status: 'ready', ...detail, color, rated } satisfies ProductData;
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (error instanceof HttpError && error.status === 404) {
      const moved = await redirectToLowerCase(http, id, request.signal);
      if (moved) return moved;
      return data({ status: 'missing', message: t('Product not found') } satisfies ProductData, {
        status: 404,
      });
    }
    console.error('The product could not be loaded.', error);
    return data(
      { status: 'failed', message: t('Failed to load product details') } satisfies ProductData,
      { status: 503 },
    );
  }
}

/** How buyers rate the product, with what search engines get of their reviews; the page is shown without it too. */
async function loadRating(http: Http, id: string, signal: AbortSignal): Promise<ProductReviews> {
  const { summary, reviews } = await withFallback(
    NO_REVIEWS,
    fetchReviews(http, id, signal),
    signal,
  );
  const forSearchEngines = reviews.slice(0, REVIEWS_FOR_SEARCH_ENGINES);
  return { summary, reviews: forSearchEngines.map((review) => ({ ...review, pictures: [] })) };
}

/** The redirect to the product whose id is the given one in lower case; undefined if there is none. */
async function redirectToLowerCase(
  http: Http,
  id: string,
  signal: AbortSignal,
): Promise<Response | undefined> {
  const lowerCase = id.toLowerCase();
  if (lowerCase === id) return undefined;
  const [product] = await withFallback([], fetchProductsById(http, [lowerCase], signal), signal);
  return product && redirect(productPath(product), 301);
}
