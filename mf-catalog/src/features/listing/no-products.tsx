import { LIMITS } from '@storefront/host/contracts';
import { useNavigate } from '@storefront/host/router';
import { Button, ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { BrowseLinks } from '../../components/browse-links';
import { filterCount, NO_FILTERS } from '../../lib/listing/filters';
import { listingHref, narrowingFilters, withFilters, type ListingParams } from './listing-params';
import { t } from '../../messages/t';

interface NoProductsProps {
  params: ListingParams;
  /** The number of products on all pages: above 0 if the URL's page is beyond the last one. */
  total: number;
}

/** Says that a list is empty, and links to one that isn't (PLP-10). */
export function NoProducts({ params, total }: NoProductsProps) {
  const navigate = useNavigate();
  const { parentCategory, page } = params;
  const isNarrowed = parentCategory !== '' || filterCount(narrowingFilters(params)) > 0;
  const isPastLastPage = page > 1 && total > 0 && total <= LIMITS.pageSize * (page - 1);

  return (
    <EmptyState
      title={t('No products found with the selected filters')}
      action={
        <>
          {isPastLastPage ? (
            <ButtonLink variant="secondary" to={listingHref({ ...params, page: 1 })}>
              {t('Back to the first page')}
            </ButtonLink>
          ) : null}
          {isNarrowed ? (
            <Button
              variant="secondary"
              onClick={() =>
                void navigate(
                  listingHref(withFilters({ ...params, parentCategory: '' }, NO_FILTERS)),
                )
              }
            >
              {t('Clear Filters')}
            </Button>
          ) : null}
          <BrowseLinks centred />
        </>
      }
    />
  );
}
