import type { MetaContext, PageMeta } from '@storefront/shared/host';
import { parseSearchParams } from './search-params';

/** The meta of the results, which search engines leave out. */
export function searchMeta({ url }: MetaContext): PageMeta {
  const { q } = parseSearchParams(url.search);
  return { title: q === '' ? 'Search' : `Results for “${q}”`, noIndex: true };
}
