import { Skeleton } from '@storefront/shared/ui/skeleton';
import { ProductLayout } from './product-layout';
import { details, mainPicture } from './product.styles';

/** The product page while its product loads. */
export function ProductSkeleton() {
  return (
    <ProductLayout>
      <div css={mainPicture}>
        <Skeleton height="100%" />
      </div>
      <div css={details} role="status" aria-label="Loading product">
        <Skeleton width="70%" height={48} />
        <Skeleton width="30%" height={32} />
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={120} />
      </div>
    </ProductLayout>
  );
}
