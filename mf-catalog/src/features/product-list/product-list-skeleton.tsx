import { useLocation } from '@storefront/shared/router';
import { parseListingAddress } from '../../lib/listing-address';
import { ListingLayout } from './listing-layout';
import { ListingSkeleton } from './listing-skeleton';

/** The listing while it loads for the first time. */
export function ProductListSkeleton() {
  const address = parseListingAddress(useLocation().search);
  return (
    <ListingLayout address={address} subCategories={[]}>
      <ListingSkeleton address={address} />
    </ListingLayout>
  );
}
