import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { BrowseLinks } from '../../components/browse-links';
import { ProductRow } from '../../components/product-card/product-row';
import { filterCount, NO_FILTERS } from '../../lib/listing/filters';
import type { Product } from '../../lib/product/product';
import { searchHref, type SearchParams } from './search-params';

interface NothingFoundProps {
  params: SearchParams;
  /** What is shown instead. */
  featured: Product[];
}

/** Says that a search found nothing, and shows featured products. */
export function NothingFound({ params, featured }: NothingFoundProps) {
  const { q, filters } = params;
  const isNarrowed = filterCount(filters) > 0;
  return (
    <>
      <EmptyState
        title={`Nothing found for “${q}”${isNarrowed ? ' with the selected filters' : ''}`}
        action={
          isNarrowed ? (
            <ButtonLink variant="secondary" to={searchHref({ q, page: 1, filters: NO_FILTERS })}>
              Clear Filters
            </ButtonLink>
          ) : (
            <>
              <ButtonLink variant="secondary" to={pagePaths.products}>
                Browse Products
              </ButtonLink>
              <BrowseLinks centred />
            </>
          )
        }
      >
        {isNarrowed ? null : 'Try fewer or other words, or the name of a garment.'}
      </EmptyState>
      <ProductRow title="Featured" products={featured} exact={false} />
    </>
  );
}
