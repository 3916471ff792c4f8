import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { Link, useLocation } from '@storefront/host/router';
import { t } from '../../messages/t';

interface LoginLinkProps {
  /** Set by the css prop. */
  className?: string;
}

/** Links to the sign-in page, and remembers this page to return to (LOGIN-04). */
export function LoginLink({ className }: LoginLinkProps) {
  const bus = useBus();
  const { pathname, search, hash } = useLocation();
  return (
    <Link
      to={pagePaths.login}
      className={className}
      onClick={() => bus.send('session.return-to', { path: pathname + search + hash, wish: true })}
    >
      {t('Login')}
    </Link>
  );
}
