import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useStoreInfo } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { getListingCategories } from '@storefront/host/shop/store/store-categories';
import { color, media, motion, radius, size, space, text } from '@storefront/ui/theme';
import { categoryName } from '../lib/category-name';

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

const inTheMiddle = css`
  justify-content: center;
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${size('touch')};
  padding-inline: ${space(2)};
  border: 1px solid ${color('line-strong')};
  border-radius: ${radius('sm')};
  color: ${color('text-soft')};
  font-size: ${text('sm')};
  overflow-wrap: anywhere;
  text-decoration: none;
  transition: ${motion('border-color')}, ${motion('color')};

  ${media.hover} {
    &:hover {
      border-color: ${color('text')};
      color: ${color('text')};
    }
  }
`;

interface BrowseLinksProps {
  /** True where they are centred below a text. */
  centred?: boolean;
  /** Texts whose search results are linked to as well. */
  searches?: string[];
}

/** Ways on from where nothing is shown: the store's categories, what is new, and what is on sale. */
export function BrowseLinks({ centred = false, searches = [] }: BrowseLinksProps) {
  const categories = getListingCategories(useStoreInfo((state) => state));
  const links = [
    ...categories.map((name) => ({ label: categoryName(name), to: pagePaths.category(name) })),
    { label: 'New', to: pagePaths.newArrivals },
    { label: 'Sale', to: pagePaths.sale },
    ...searches.map((search) => ({ label: search, to: pagePaths.searchFor(search) })),
  ];
  return (
    <ul role="list" css={[list, centred && inTheMiddle]} aria-label="Browse">
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link css={link} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
