import { css } from '@emotion/react';
import { pagePaths } from '@storefront/host/contracts';
import { useStoreInfo } from '@storefront/host';
import { Link } from '@storefront/host/router';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import { getListingCategories } from '@storefront/host/shop/store/store-categories';
import { categoryName } from '../lib/category-name';
import { chip, chips } from './chips.styles';
import { t } from '../messages/t';

const inTheMiddle = css`
  justify-content: center;
`;

interface BrowseLinksProps {
  /** True where they are centred below a text. */
  centred?: boolean;
  /** Texts whose search results are linked to as well. */
  searches?: string[];
}

/** Ways on from where nothing is shown: the store's categories, what is new, and what is on sale. */
export function BrowseLinks({ centred = false, searches = [] }: BrowseLinksProps) {
  const store = useStoreInfo((state) => state);
  const categories = getListingCategories(store);
  const links = [
    ...categories.map((name) => ({
      label: labelOf(categoryName(name), store.info ?? {}),
      to: pagePaths.category(name),
    })),
    { label: t('New'), to: pagePaths.newArrivals },
    { label: t('Sale'), to: pagePaths.sale },
    ...searches.map((search) => ({ label: search, to: pagePaths.searchFor(search) })),
  ];
  return (
    <ul role="list" css={[chips, centred && inTheMiddle]} aria-label={t('Browse')}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link css={chip} to={to}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
