import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import type { ReactNode } from 'react';
import { Page } from '../../components/page';
import { categoryName } from '../../lib/category-name';
import type { ListingAddress } from '../../lib/listing-address';
import { ColumnToggle } from './column-toggle';
import { count, head, page, toolbar } from './listing-layout.styles';
import { SubCategoryFilter } from './sub-category-filter';

interface ListingLayoutProps {
  address: ListingAddress;
  /** The sub-categories of the category, as far as they are known. */
  subCategories: string[];
  /** Products over all pages; undefined while nobody knows. */
  total?: number | undefined;
  children: ReactNode;
}

/** The listing's heading and, where a category is chosen, its toolbar (PLP-01 to PLP-04). */
export function ListingLayout({ address, subCategories, total, children }: ListingLayoutProps) {
  const { category } = address;
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
              <SubCategoryFilter address={address} names={subCategories} />
              <ColumnToggle />
            </div>
          </>
        )}
        {children}
      </div>
    </Page>
  );
}
