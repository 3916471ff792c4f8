import { LIMITS } from '@storefront/host/contracts';
import { CategoryCardSkeletons } from '../../../components/category-card/category-card-skeletons';
import { listingName, type ListingParams } from '../listing-params';
import { ProductSkeletons } from '../../../components/product-card/product-skeletons';
import { useColumnCount } from '../toolbar/column-count.store';

interface ContentSkeletonProps {
  params: ListingParams;
}

/** The placeholder for the products, or for the categories, while they load (PLP-08). */
export function ContentSkeleton({ params }: ContentSkeletonProps) {
  const columns = useColumnCount();
  if (listingName(params) === '') return <CategoryCardSkeletons />;
  return <ProductSkeletons count={LIMITS.pageSize} columns={columns} />;
}
