import { LIMITS } from '@storefront/shared/contracts';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { categoryGrid } from './home.styles';

/** Stands in for the category cards while the store's categories load. */
export function CategoryCardSkeletons() {
  return (
    <div css={categoryGrid}>
      {Array.from({ length: LIMITS.storeCategories }, (_, index) => (
        <Skeleton key={index} height={450} />
      ))}
    </div>
  );
}
