import { pagePaths } from '@storefront/host/contracts';
import { Link, useLocation } from '@storefront/host/router';
import { t } from '../../messages/t';

function highlights() {
  return [
    { to: pagePaths.newArrivals, label: t('New') },
    { to: pagePaths.sale, label: t('Sale') },
  ];
}

interface HighlightLinksProps {
  /** Set by the css prop. */
  className?: string;
}

/** Links to what is new and to what is on sale, in all categories; the current one is marked. */
export function HighlightLinks({ className }: HighlightLinksProps) {
  const { pathname, search } = useLocation();
  return highlights().map(({ to, label }) => (
    <li key={to}>
      <Link
        to={to}
        className={className}
        aria-current={pathname + search === to ? 'page' : undefined}
      >
        {label}
      </Link>
    </li>
  ));
}
