import { pagePaths } from '@storefront/shared/contracts';
import { useLocation } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/actions/button';
import { TextLink } from '@storefront/shared/ui/actions/text-link';
import { PageMessage } from '../page/page-message';

/** The 404 page (RT-05). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <PageMessage
      boundary="shell"
      eyebrow="404"
      title="Oops! Page not found"
      action={
        <>
          <ButtonLink to={pagePaths.home}>Return to Home</ButtonLink>
          <TextLink standalone to={pagePaths.products}>
            All products
          </TextLink>
        </>
      }
    >
      {pathname === pagePaths.notFound
        ? 'The page you asked for does not exist.'
        : `There is nothing at ${pathname}.`}
    </PageMessage>
  );
}
