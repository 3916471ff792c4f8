import { useHttp, type Http } from '@storefront/host';
import { useEffect, useState } from 'react';
import type { Product } from '../product/product';

const fetchProduct = async (http: Http, id: string, signal: AbortSignal) => {
  const api = await import(/* webpackChunkName: "loaders" */ '../product/product.api');
  return api.fetchProduct(http, id, signal);
};

type Stock = Pick<Product, 'soldOut' | 'variants' | 'options'>;

/**
 * A listed product with its variants and its choices beyond size and colour, which lists don't contain. Returns
 * the product as it was listed until the server has responded, and if that fails.
 */
export function useVariantStock(product: Product): Product {
  const http = useHttp();
  const [stock, setStock] = useState<Stock>();
  const { id, variants } = product;

  useEffect(() => {
    if (variants) return undefined;
    const closed = new AbortController();
    fetchProduct(http, id, closed.signal).then(
      ({ product: { soldOut, variants: known, options } }) =>
        setStock(known && { soldOut, variants: known, options }),
      (error: unknown) => {
        if (!closed.signal.aborted) console.warn(`The stock of ${id} is not known.`, error);
      },
    );
    return () => closed.abort();
  }, [http, id, variants]);

  return stock ? { ...product, ...stock } : product;
}
