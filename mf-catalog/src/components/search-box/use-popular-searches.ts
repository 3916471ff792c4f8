import { useHttp, type Http } from '@storefront/host';
import { apiPaths } from '@storefront/host/contracts';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { useEffect, useState } from 'react';
import { parseParentCategories } from '../../lib/product/list/product-list';
import { productQuery } from '../../lib/product/list/product-list-query';

const SHOWN = 6;

/** How many products are read for them: few, because the sheet waits for them. */
const FEATURED = 24;

/** What the featured products are, such as dresses; nothing until they are loaded, and if that fails. */
export function usePopularSearches(): string[] {
  const http = useHttp();
  const [searches, setSearches] = useState<string[]>([]);

  useEffect(() => {
    const closed = new AbortController();
    fetchPopularSearches(http, closed.signal).then(setSearches, (error: unknown) => {
      if (!closed.signal.aborted) console.warn('The popular searches are not known.', error);
    });
    return () => closed.abort();
  }, [http]);

  return searches;
}

async function fetchPopularSearches(http: Http, signal: AbortSignal): Promise<string[]> {
  const params = productQuery({ limit: FEATURED });
  const found = parseParentCategories(await http.get(apiPaths.products, { params, signal }));
  return found.names.slice(0, SHOWN).map((name) => labelOf(name, found));
}
