import { useHttp, type Http } from '@storefront/host';
import { apiPaths } from '@storefront/host/contracts';
import { useEffect, useState } from 'react';
import { parseFacets } from '../../lib/listing/facets';

const SHOWN = 6;

/** The names of the styles that most products have; none until they are loaded, and if that fails. */
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
  const params = { page: 1, limit: 1, facets: 'true' };
  const facets = parseFacets(await http.get(apiPaths.products, { params, signal }));
  const styles = facets?.subCategory ?? [];
  return [...styles]
    .sort((one, other) => other.count - one.count)
    .slice(0, SHOWN)
    .map(({ value, label = value }) => label);
}
