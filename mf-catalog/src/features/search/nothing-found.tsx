import { pagePaths } from '@storefront/shared/contracts';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { EmptyState } from '@storefront/shared/ui/feedback/empty-state';
import { ProductRow } from '../../components/product-card/product-row';
import type { Product } from '../../lib/product/product';

interface NothingFoundProps {
  q: string;
  /** What is shown instead. */
  featured: Product[];
}

/** Says that a search found nothing, and shows what the shop puts first. */
export function NothingFound({ q, featured }: NothingFoundProps) {
  return (
    <>
      <EmptyState
        title={`Nothing found for “${q}”`}
        action={
          <ButtonLink variant="secondary" to={pagePaths.products}>
            Browse Products
          </ButtonLink>
        }
      >
        Try fewer or other words, or the name of a garment.
      </EmptyState>
      <ProductRow title="Featured" products={featured} exact={false} />
    </>
  );
}
