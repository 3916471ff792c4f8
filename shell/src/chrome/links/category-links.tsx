import { useStoreInfo } from '@storefront/host';
import { pagePaths } from '@storefront/host/contracts';
import { Link, useLocation } from '@storefront/host/router';
import { labelOf } from '@storefront/host/shop/catalogue/labels';
import type { ReactNode } from 'react';

interface CategoryLinksProps {
  categories: string[];
  /** Set by the css prop. */
  className?: string;
  /** What is beside the link of each category. */
  beside: (category: string) => ReactNode;
}

/** A link for each category (NAV-01); the current one is marked. */
export function CategoryLinks({ categories, className, beside }: CategoryLinksProps) {
  const { pathname, search } = useLocation();
  const store = useStoreInfo(({ info }) => info);
  const shown =
    pathname === pagePaths.products ? new URLSearchParams(search).get('category') : null;
  return categories.map((name) => (
    <li key={name}>
      <Link
        to={pagePaths.category(name)}
        className={className}
        aria-current={shown?.toLowerCase() === name.toLowerCase() ? 'page' : undefined}
      >
        {labelOf(name, store ?? {})}
      </Link>
      {beside(name)}
    </li>
  ));
}
