import { useLocation } from '@storefront/host/router';
import { parseListingParams } from '../listing-params';
import { ListingLayout } from './listing-layout';
import { ContentSkeleton } from './content-skeleton';

/** The listing while it loads for the first time. */
export function ListingSkeleton() {
  const params = parseListingParams(useLocation().search);
  return (
    <ListingLayout params={params} subCategories={[]}>
      <ContentSkeleton params={params} />
    </ListingLayout>
  );
}
