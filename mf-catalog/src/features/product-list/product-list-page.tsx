import { useLoaderData, useLocation, useNavigation } from '@storefront/shared/router';
import { parseListingAddress } from '../../lib/listing-address';
import { CategoryTiles } from './category-tiles';
import { ListingFailure } from './listing-failure';
import { ListingLayout } from './listing-layout';
import { ListingProducts } from './listing-products';
import { ListingSkeleton } from './listing-skeleton';
import type { productListLoader } from './product-list.loader';
import { useScrollToTop } from './use-scroll-to-top';

export { ProductListSkeleton } from './product-list-skeleton';

/** The listing: categories to choose from, or a category's products (PLP-01 to PLP-14). */
export function ProductListPage() {
  const loaded = useLoaderData<typeof productListLoader>();
  const location = useLocation();
  const { location: next } = useNavigation();
  const isLoading = next?.pathname === location.pathname;
  const shown = parseListingAddress(location.search);
  const address = isLoading ? parseListingAddress(next.search) : shown;
  const scrollToTop = useScrollToTop(location, next);

  function content() {
    if (isLoading) return <ListingSkeleton address={address} />;
    switch (loaded.view) {
      case 'categories':
        return <CategoryTiles tiles={loaded.tiles} />;
      case 'products':
        return <ListingProducts address={address} list={loaded} onLeavePage={scrollToTop} />;
      case 'failed':
        return <ListingFailure />;
    }
  }

  const isSameCategory = address.category === shown.category;
  return (
    <ListingLayout
      address={address}
      subCategories={loaded.view === 'products' && isSameCategory ? loaded.subCategories : []}
      total={loaded.view === 'products' && !isLoading ? loaded.total : undefined}
    >
      {content()}
    </ListingLayout>
  );
}
