import type { Labels } from '@storefront/host/contracts/api';
import { pagePaths } from '@storefront/host/contracts';
import { Link } from '@storefront/host/router';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { PageHeading } from '@storefront/ui/page/page-heading';
import type { ReactNode } from 'react';
import { FilterableList } from '../../../components/facets/filterable-list';
import { FocusFallback } from '../../../components/focus-fallback';
import { Page } from '../../../components/page';
import { equalsIgnoringCase, type Filters } from '../../../lib/listing/filters';
import { spelledAsListed, type Facets } from '../../../lib/listing/facets';
import {
  listingHref,
  listingName,
  narrowingFilters,
  withFilters,
  type ListingParams,
} from '../listing-params';
import { ColumnToggle } from '../toolbar/column-toggle';
import { context, header, page } from './listing-layout.styles';
import { SubCategoryFilter } from '../toolbar/sub-category-filter';
import { t } from '../../../messages/t';

interface ListingLayoutProps {
  params: ListingParams;
  /** The sub-categories of the category, as far as they are known. */
  subCategories: string[];
  /** What it and they are called; undefined in the shop's first language. */
  labels?: Labels | undefined;
  /** The number of products on all pages; undefined while unknown. */
  total?: number | undefined;
  /** The available filters; undefined if unknown. */
  facets?: Facets | undefined;
  children: ReactNode;
}

/** The listing's heading and, where something is listed, its filters and its order (PLP-01 to PLP-04, PLP-15 to PLP-25). */
export function ListingLayout({
  params,
  subCategories,
  labels,
  total,
  facets,
  children,
}: ListingLayoutProps) {
  const isCategory = params.category !== '';
  const spelled = facets ? { ...params, filters: spelledAsListed(params.filters, facets) } : params;
  const name = listingName(spelled, labels);
  const { parentCategory } = params;
  const subCategory =
    subCategories.find((one) => equalsIgnoringCase(one, parentCategory)) ?? parentCategory;
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
            <>
              <PageHeading>{t('Select a Category')}</PageHeading>
              {children}
            </>
          ) : (
            <>
              <div css={header}>
                {isCategory && subCategory !== '' ? (
                  <PageHeading
                    eyebrow={
                      <Link css={context} to={pagePaths.category(params.category)}>
                        {name}
                      </Link>
                    }
                  >
                    {labelOf(subCategory, { labels })}
                  </PageHeading>
                ) : (
                  <PageHeading>{name}</PageHeading>
                )}
                {isCategory ? (
                  <SubCategoryFilter params={params} names={subCategories} labels={labels} />
                ) : null}
              </div>
              <FilterableList {...list} total={total} controls={<ColumnToggle />}>
                {children}
              </FilterableList>
            </>
          )}
        </div>
      </Page>
    </FocusFallback>
  );
}
