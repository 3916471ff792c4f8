import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { BrowseLinks } from '../../components/browse-links';
import { ProductRow } from '../../components/product-card/product-row';
import { filterCount, NO_FILTERS } from '../../lib/listing/filters';
import type { Product } from '../../lib/product/product';
import { searchHref, type SearchParams } from './search-params';
import { t } from '../../messages/t';

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
        title={
          isNarrowed
            ? t('Nothing found for “{q}” with the selected filters', { q })
            : t('Nothing found for “{q}”', { q })
        }
        action={
          isNarrowed ? (
            <ButtonLink variant="secondary" to={searchHref({ q, page: 1, filters: NO_FILTERS })}>
              {t('Clear Filters')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink variant="secondary" to={pagePaths.products}>
                {t('Browse Products')}
              </ButtonLink>
              <BrowseLinks centred />
            </>
          )
        }
      >
        {isNarrowed ? null : t('Try fewer or other words, or the name of a garment.')}
      </EmptyState>
      <ProductRow title={t('Featured')} products={featured} exact={false} />
    </>
  );
}
