import { useLoaderData, useLocation, useNavigation } from '@storefront/host/router';
import { equalsIgnoringCase } from '../../lib/listing/filters';
import { withNextPage } from '../../lib/listing/page-range';
import { CategoriesToChoose } from './categories-to-choose';
import { ContentSkeleton } from './layout/content-skeleton';
import { ListingFailure } from './listing-failure';
import { ListingLayout } from './layout/listing-layout';
import { listingHref, listingName, parseListingParams } from './listing-params';
import { ListingProducts } from './listing-products';
import type { ListingData } from './listing.loader';
import { useScrollToTop } from '../../components/pagination/use-scroll-to-top';

export { loadOpenedCategoryCards } from './categories-to-choose';
export { loadFiltersBeside } from '../../components/facets/filters-beside';
export { listingMeta } from './listing-meta';
export { ListingSkeleton } from './layout/listing-skeleton';

/** The listing: categories to choose from, or a list of products (PLP-01 to PLP-26). */
export function ListingPage() {
  const loaded = useLoaderData<ListingData>();
  const location = useLocation();
  const { location: next } = useNavigation();
  const shown = parseListingParams(location.search);
  const wanted = next?.pathname === location.pathname ? parseListingParams(next.search) : undefined;
  const isAdding = wanted !== undefined && listingHref(wanted) === listingHref(withNextPage(shown));
  const isLoading = wanted !== undefined && !isAdding;
  const params = isLoading ? wanted : shown;
  const scrollToTop = useScrollToTop(location, next);

  function content() {
    if (isLoading) return <ContentSkeleton params={params} />;
    switch (loaded.status) {
      case 'ready':
        return (
          <ListingProducts
            params={params}
            list={loaded}
            isAdding={isAdding}
            onPageChange={scrollToTop}
          />
        );
      case 'no-category':
        return <CategoriesToChoose categories={loaded.categories} />;
      case 'failed':
        return <ListingFailure />;
    }
  }

  const isSameList = equalsIgnoringCase(listingName(params), listingName(shown));
  return (
    <ListingLayout
      params={params}
      subCategories={loaded.status === 'ready' && isSameList ? loaded.subCategories : []}
      labels={loaded.status === 'ready' && isSameList ? loaded.labels : undefined}
      total={loaded.status === 'ready' && !isLoading ? loaded.total : undefined}
      facets={loaded.status === 'ready' && isSameList ? loaded.facets : undefined}
    >
      {content()}
    </ListingLayout>
  );
}
