import { useHttp, type Http } from '@storefront/host';
import { useEffect, useState } from 'react';
import type { Product } from './product';

const fetchProduct = async (http: Http, id: string, signal: AbortSignal) => {
  const api = await import(/* webpackChunkName: "loaders" */ './product.api');
  return api.fetchProduct(http, id, signal);
};

/** What lists don't contain of a product. */
type Details = Pick<Product, 'soldOut' | 'variants' | 'options' | 'pictures'>;

/**
 * A listed product with its variants, its choices beyond size and colour, and the pictures of all its colours, which are
 * fetched once they are wanted. Returns the product as it was listed until the server has responded, and if that fails.
 */
export function useFullProduct(product: Product, isWanted = true): Product {
  const http = useHttp();
  const [details, setDetails] = useState<Details>();
  const { id, variants, pictures } = product;
  const isFull = variants !== undefined && pictures[0]?.color === undefined;

  useEffect(() => {
    if (isFull || !isWanted) return undefined;
    const closed = new AbortController();
    fetchProduct(http, id, closed.signal).then(
      ({ product: full }) => setDetails(full),
      (error: unknown) => {
        if (!closed.signal.aborted) console.warn(`The details of ${id} are not known.`, error);
      },
    );
    return () => closed.abort();
  }, [http, id, isFull, isWanted]);

  return details ? withDetails(product, details) : product;
}

/** Without its variants, the server's product says no more of the stock than the list. */
function withDetails(product: Product, { soldOut, variants, options, pictures }: Details): Product {
  return { ...product, pictures, ...(variants && { soldOut, variants, options }) };
}
