import { LIMITS } from '@storefront/host/contracts';
import { useLoaderData, useLocation, useNavigation, useRevalidator } from '@storefront/host/router';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { useScrollToTop } from '../../components/pagination/use-scroll-to-top';
import { ProductSkeletons } from '../../components/product-card/product-skeletons';
import { withNextPage } from '../../lib/listing/page-range';
import { NothingFound } from './nothing-found';
import { SearchLayout } from './search-layout';
import { parseSearchParams, searchHref } from './search-params';
import { RESULT_COLUMNS, SearchResults } from './search-results';
import type { SearchData } from './search.loader';
import { t } from '../../messages/t';

export { loadFiltersBeside } from '../../components/facets/filters-beside';
export { searchMeta } from './search-meta';

/** The results of a search. */
export function SearchPage() {
  const loaded = useLoaderData<SearchData>();
  const location = useLocation();
  const { location: next } = useNavigation();
  const { revalidate } = useRevalidator();
  const shown = parseSearchParams(location.search);
  const wanted = next?.pathname === location.pathname ? parseSearchParams(next.search) : undefined;
  const isAdding = wanted !== undefined && searchHref(wanted) === searchHref(withNextPage(shown));
  const isLoading = wanted !== undefined && !isAdding;
  const params = isLoading ? wanted : shown;
  const scrollToTop = useScrollToTop(location, next);

  function content() {
    if (isLoading) return <ProductSkeletons count={LIMITS.pageSize} columns={RESULT_COLUMNS} />;
    switch (loaded.status) {
      case 'nothing-searched':
        return null;
      case 'failed':
        return (
          <RetryAlert variant="primary" onRetry={() => void revalidate()}>
            {t('The search failed. Please try again.')}
          </RetryAlert>
        );
      case 'ready':
        return loaded.products.length === 0 ? (
          <NothingFound params={params} featured={loaded.featured} />
        ) : (
          <SearchResults
            params={params}
            list={loaded}
            isAdding={isAdding}
            onPageChange={scrollToTop}
          />
        );
    }
  }

  const ready = loaded.status === 'ready' ? loaded : undefined;
  return (
    <SearchLayout
      params={params}
      total={isLoading ? undefined : ready?.total}
      correction={isLoading ? undefined : ready?.correction}
      unmatched={isLoading ? undefined : ready?.unmatched}
      facets={params.q === shown.q ? ready?.facets : undefined}
    >
      {content()}
    </SearchLayout>
  );
}

/** The results while they load for the first time. */
export function SearchSkeleton() {
  const params = parseSearchParams(useLocation().search);
  return (
    <SearchLayout params={params}>
      {params.q === '' ? null : (
        <ProductSkeletons count={LIMITS.pageSize} columns={RESULT_COLUMNS} />
      )}
    </SearchLayout>
  );
}
