import { PageHeading } from '@storefront/ui/page/page-heading';
import type { ReactNode } from 'react';
import { ActiveFilters } from '../../../components/facets/active-filters';
import { ListControls } from '../../../components/facets/list-controls';
import { FocusFallback } from '../../../components/focus-fallback';
import { Page } from '../../../components/page';
import type { Filters } from '../../../lib/listing/filters';
import { spelledAsListed, type Facets } from '../../../lib/listing/facets';
import {
  listingHref,
  listingName,
  narrowingFilters,
  withFilters,
  type ListingParams,
} from '../listing-params';
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

/** The listing's heading and, where a category or a collection is chosen, its toolbar (PLP-01 to PLP-04, PLP-15). */
export function ListingLayout({
  params,
  subCategories,
  total,
  facets,
  children,
}: ListingLayoutProps) {
  const isCategory = params.category !== '';
  const spelled = facets ? { ...params, filters: spelledAsListed(params.filters, facets) } : params;
  const name = listingName(spelled);
  const list = {
    facets: facets && !isCategory ? { ...facets, collection: [] } : facets,
    filters: narrowingFilters(spelled),
    hrefOf: (other: Filters) => listingHref(withFilters(spelled, other)),
  };
  return (
    <FocusFallback>
      <Page>
        <div css={page}>
          {name === '' ? (
            <PageHeading>Select a Category</PageHeading>
          ) : (
            <>
              <div css={header}>
                <PageHeading>{name}</PageHeading>
                {/* A status, so that screen readers announce the number when a filter changes it. */}
                <p css={count} role="status">
                  {total ? `${total} ${total === 1 ? 'item' : 'items'}` : null}
                </p>
              </div>
              <div css={toolbar}>
                {isCategory ? <SubCategoryFilter params={params} names={subCategories} /> : null}
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
