import { LIMITS } from '@storefront/shared/contracts';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import type { ListingAddress } from '../../lib/listing-address';
import { ProductSkeletons } from '../../lib/product-card/product-skeletons';
import { tileGrid } from './category-tiles.styles';
import { useColumnCount } from './column-count.store';

interface ListingSkeletonProps {
  address: ListingAddress;
}

/** Stands in for the products, or for the categories, while they load (PLP-08). */
export function ListingSkeleton({ address }: ListingSkeletonProps) {
  const columns = useColumnCount();
  if (address.category !== '') {
    return <ProductSkeletons count={LIMITS.pageSize} columns={columns} />;
  }
  return (
    <div css={tileGrid}>
      {Array.from({ length: LIMITS.storeCategories }, (_, index) => (
        <Skeleton key={index} height={450} />
      ))}
    </div>
  );
}
