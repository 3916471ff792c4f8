import { LIMITS } from '@storefront/shared/contracts';
import { CategoryCardSkeletons } from '../../components/category-card/category-card-skeletons';
import type { ListingAddress } from '../../lib/listing-address';
import { ProductSkeletons } from '../../components/product-card/product-skeletons';
import { useColumnCount } from './column-count.store';

interface ListingSkeletonProps {
  address: ListingAddress;
}

/** The placeholder for the products, or for the categories, while they load (PLP-08). */
export function ListingSkeleton({ address }: ListingSkeletonProps) {
  const columns = useColumnCount();
  if (address.category === '') return <CategoryCardSkeletons />;
  return <ProductSkeletons count={LIMITS.pageSize} columns={columns} />;
}
