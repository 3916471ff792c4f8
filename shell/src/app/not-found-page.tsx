import { pagePaths } from '@storefront/host/contracts';
import { useLocation } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { TextLink } from '@storefront/ui/actions/text-link';
import { PageMessage } from '../page/page-message';
import { t } from '../messages/t';

/** The 404 page (RT-05). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <PageMessage
      boundary="shell"
      eyebrow="404"
      title={t('Oops! Page not found')}
      action={
        <>
          <ButtonLink to={pagePaths.home}>{t('Return to Home')}</ButtonLink>
          <TextLink standalone to={pagePaths.products}>
            {t('All products')}
          </TextLink>
        </>
      }
    >
      {pathname === pagePaths.notFound
        ? t('The page you asked for does not exist.')
        : t('There is nothing at {pathname}.', { pathname })}
    </PageMessage>
  );
}
