import { LIMITS } from '@storefront/host/contracts';
import { Skeleton } from '@storefront/ui/feedback/skeleton';
import { categoryGrid } from './category-grid.styles';

/** The placeholder for the category cards while they load. */
export function CategoryCardSkeletons() {
  return (
    <div css={categoryGrid}>
      {Array.from({ length: LIMITS.storeCategoriesMax }, (_, index) => (
        <Skeleton key={index} height={450} />
      ))}
    </div>
  );
}
