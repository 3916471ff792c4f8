import { useHttp } from '@storefront/host';
import { useEffect, useState } from 'react';
import type { Product } from '../../lib/product/product';
import { fetchProductsById } from '../../lib/product/list/products-by-id.api';

/** The fetched products of a wishlist. */
interface WishlistProducts {
  status: 'loading' | 'ready' | 'failed';
  /** By id; undefined for a product that the shop no longer has. */
  found: ReadonlyMap<string, Product | undefined>;
  /** Repeats the fetch that failed. */
  retry: () => void;
}

/** Fetches the products of a wishlist, each once for as long as the page is open. */
export function useWishlistProducts(ids: readonly string[]): WishlistProducts {
  const http = useHttp();
  const [found, setFound] = useState<WishlistProducts['found']>(new Map());
  /** The value of `wanted` whose fetch failed. */
  const [failed, setFailed] = useState<string>();
  const missing = ids.filter((id) => !found.has(id));
  /** A string, so that the effect runs again only for other ids. */
  const wanted = JSON.stringify(missing);
  const isFailed = failed === wanted;

  useEffect(() => {
    const wantedIds = JSON.parse(wanted) as string[];
    if (wantedIds.length === 0 || isFailed) return undefined;
    const controller = new AbortController();
    const { signal } = controller;

    async function load() {
      try {
        const products = await fetchProductsById(http, wantedIds, signal);
        if (signal.aborted) return;
        const byId = new Map(products.map((product) => [product.id, product]));
        setFound(
          (before) => new Map([...before, ...wantedIds.map((id) => [id, byId.get(id)] as const)]),
        );
      } catch (error) {
        if (signal.aborted) return;
        console.error('The products of the wishlist could not be loaded.', error);
        setFailed(wanted);
      }
    }

    void load();
    return () => controller.abort();
  }, [http, wanted, isFailed]);

  return {
    status: missing.length === 0 ? 'ready' : isFailed ? 'failed' : 'loading',
    found,
    retry: () => setFailed(undefined),
  };
}
