import { Link } from '@storefront/shared/router';
import { categoryHref } from '@storefront/shared/shop/store-categories';

interface CategoryLinksProps {
  categories: string[];
  /** Set by the css prop. */
  className?: string;
}

/** A link for each category (NAV-01). */
export function CategoryLinks({ categories, className }: CategoryLinksProps) {
  return categories.map((name) => (
    <Link key={name} to={categoryHref(name)} className={className}>
      {name}
    </Link>
  ));
}
