import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import type { ReactNode } from 'react';
import { Page } from '../../../components/page';
import { categoryName } from '../../../lib/category-name';
import type { ListingParams } from '../listing-params';
import { ColumnToggle } from '../toolbar/column-toggle';
import { count, head, page, toolbar } from './listing-layout.styles';
import { SubCategoryFilter } from '../toolbar/sub-category-filter';

interface ListingLayoutProps {
  params: ListingParams;
  /** The sub-categories of the category, as far as they are known. */
  subCategories: string[];
  /** Products over all pages; undefined while it is unknown. */
  total?: number | undefined;
  children: ReactNode;
}

/** The listing's heading and, where a category is chosen, its toolbar (PLP-01 to PLP-04). */
export function ListingLayout({ params, subCategories, total, children }: ListingLayoutProps) {
  const { category } = params;
  return (
    <Page>
      <div css={page}>
        {category === '' ? (
          <PageHeading>Select a Category</PageHeading>
        ) : (
          <>
            <div css={head}>
              <PageHeading>{categoryName(category)}</PageHeading>
              {/* Announced again when a filter changes it. */}
              <p css={count} role="status">
                {total ? `${total} ${total === 1 ? 'item' : 'items'}` : null}
              </p>
            </div>
            <div css={toolbar}>
              <SubCategoryFilter params={params} names={subCategories} />
              <ColumnToggle />
            </div>
          </>
        )}
        {children}
      </div>
    </Page>
  );
}
