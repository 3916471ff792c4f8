import { useLoaderData, useLocation, useNavigation } from '@storefront/shared/router';
import { LIMITS } from '@storefront/shared/contracts';
import { RetryAlert } from '@storefront/shared/ui/feedback/retry-alert';
import { useRevalidator } from '@storefront/shared/router';
import { ProductCards } from '../../components/product-card/product-cards';
import { ProductSkeletons } from '../../components/product-card/product-skeletons';
import { NothingFound } from './nothing-found';
import { SearchLayout } from './search-layout';
import { parseSearchParams } from './search-params';
import type { SearchData } from './search.loader';

const COLUMNS = 3;

/** The results of a search. */
export function SearchPage() {
  const loaded = useLoaderData<SearchData>();
  const location = useLocation();
  const { location: next } = useNavigation();
  const { revalidate } = useRevalidator();
  const isLoading = next?.pathname === location.pathname;
  const params = parseSearchParams((isLoading ? next : location).search);

  function content() {
    if (isLoading) return <ProductSkeletons count={LIMITS.pageSize} columns={COLUMNS} />;
    switch (loaded.status) {
      case 'nothing-searched':
        return null;
      case 'failed':
        return (
          <RetryAlert variant="primary" onRetry={() => void revalidate()}>
            The search failed. Please try again.
          </RetryAlert>
        );
      case 'ready':
        return loaded.total === 0 ? (
          <NothingFound q={params.q} featured={loaded.featured} />
        ) : (
          <ProductCards
            label="Results"
            columns={COLUMNS}
            products={loaded.products}
            eager={COLUMNS}
          />
        );
    }
  }

  const ready = loaded.status === 'ready' && !isLoading ? loaded : undefined;
  return (
    <SearchLayout params={params} total={ready?.total} correction={ready?.correction}>
      {content()}
    </SearchLayout>
  );
}

/** The results while they load for the first time. */
export function SearchSkeleton() {
  const params = parseSearchParams(useLocation().search);
  return (
    <SearchLayout params={params}>
      {params.q === '' ? null : <ProductSkeletons count={LIMITS.pageSize} columns={COLUMNS} />}
    </SearchLayout>
  );
}
