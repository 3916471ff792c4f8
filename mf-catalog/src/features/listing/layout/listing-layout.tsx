import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import type { ReactNode } from 'react';
import { ActiveFilters } from '../../../components/facets/active-filters';
import { ListControls } from '../../../components/facets/list-controls';
import { FocusFallback } from '../../../components/focus-fallback';
import { Page } from '../../../components/page';
import { categoryName } from '../../../lib/category-name';
import type { Filters } from '../../../lib/listing/filters';
import type { Facets } from '../../../lib/listing/facets';
import { listingHref, type ListingParams } from '../listing-params';
import { ColumnToggle } from '../toolbar/column-toggle';
import { count, header, page, toolbar } from './listing-layout.styles';
import { SubCategoryFilter } from '../toolbar/sub-category-filter';

interface ListingLayoutProps {
  params: ListingParams;
  /** The sub-categories of the category, as far as they are known. */
  subCategories: string[];
  /** The number of products on all pages; undefined while unknown. */
  total?: number | undefined;
  /** The available filters; undefined if unknown. */
  facets?: Facets | undefined;
  children: ReactNode;
}

/** The listing's heading and, where a category is chosen, its toolbar (PLP-01 to PLP-04). */
export function ListingLayout({
  params,
  subCategories,
  total,
  facets,
  children,
}: ListingLayoutProps) {
  const { category, filters } = params;
  const list = {
    facets,
    filters,
    hrefOf: (other: Filters) => listingHref({ ...params, filters: other, page: 1 }),
  };
  return (
    <FocusFallback>
      <Page>
        <div css={page}>
          {category === '' ? (
            <PageHeading>Select a Category</PageHeading>
          ) : (
            <>
              <div css={header}>
                <PageHeading>{categoryName(category)}</PageHeading>
                {/* A status, so that screen readers announce the number when a filter changes it. */}
                <p css={count} role="status">
                  {total ? `${total} ${total === 1 ? 'item' : 'items'}` : null}
                </p>
              </div>
              <div css={toolbar}>
                <SubCategoryFilter params={params} names={subCategories} />
                <ListControls {...list} total={total} />
                <ColumnToggle />
              </div>
              <ActiveFilters {...list} />
            </>
          )}
          {children}
        </div>
      </Page>
    </FocusFallback>
  );
}
