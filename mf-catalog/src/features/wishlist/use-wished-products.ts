import { useHttp } from '@storefront/shared/host';
import { useEffect, useState } from 'react';
import type { Product } from '../../lib/product/product';
import { fetchProductsById } from '../../lib/product/products-by-id.api';

/** What the shop has of a wishlist. */
export interface WishedProducts {
  status: 'loading' | 'ready' | 'failed';
  /** By its id; undefined for one that the shop doesn't have any more. */
  found: ReadonlyMap<string, Product | undefined>;
  /** Fetches again what couldn't be fetched. */
  retry: () => void;
}

/** Fetches the products of a wishlist, each once for as long as the page is open. */
export function useWishedProducts(ids: readonly string[]): WishedProducts {
  const http = useHttp();
  const [found, setFound] = useState<WishedProducts['found']>(new Map());
  /** The products that couldn't be fetched. */
  const [failed, setFailed] = useState<string>();
  const missing = ids.filter((id) => !found.has(id));
  /** The same text for the same products. */
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
