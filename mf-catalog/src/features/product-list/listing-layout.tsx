import { css } from '@emotion/react';
import { media, space } from '@storefront/shared/theme';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import type { ReactNode } from 'react';
import { categoryName } from '../../lib/category-name';
import type { ListingAddress } from '../../lib/listing-address';
import { ColumnToggle } from './column-toggle';
import { SubCategoryFilter } from './sub-category-filter';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-block: ${space(4)} ${space(8)};

  ${media.desktop} {
    padding-block: ${space(8)} ${space(12)};
  }
`;

const toolbar = css`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space(2)};
`;

interface ListingLayoutProps {
  address: ListingAddress;
  /** The sub-categories of the category, as far as they are known. */
  subCategories: string[];
  children: ReactNode;
}

/** The listing's heading and, where a category is chosen, its toolbar (PLP-01 to PLP-04). */
export function ListingLayout({ address, subCategories, children }: ListingLayoutProps) {
  const { category } = address;
  return (
    <Container data-boundary="mf-catalog">
      <div css={page}>
        <PageHeading>{category === '' ? 'Select a Category' : categoryName(category)}</PageHeading>
        {category === '' ? null : (
          <div css={toolbar}>
            <SubCategoryFilter address={address} names={subCategories} />
            <ColumnToggle />
          </div>
        )}
        {children}
      </div>
    </Container>
  );
}
