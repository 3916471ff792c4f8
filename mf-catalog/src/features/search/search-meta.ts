import type { MetaContext, PageMeta } from '@storefront/host';
import { parseSearchParams, searchHref } from './search-params';
import { t } from '../../messages/t';

/** The meta of the results, which search engines leave out. */
export function searchMeta({ url }: MetaContext): PageMeta {
  const params = parseSearchParams(url.search);
  const { q } = params;
  return {
    title: q === '' ? t('Search') : t('Results for “{q}”', { q }),
    canonical: searchHref({ ...params, from: undefined }),
    noIndex: true,
  };
}
