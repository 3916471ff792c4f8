import { useHydrated } from '@storefront/host/browser/use-hydrated';
import { pagePaths } from '@storefront/host/contracts';
import { useHref, useLocation } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { TextLink } from '@storefront/ui/actions/text-link';
import { useEffect } from 'react';
import { PageMessage } from '../../page/page-message';
import { isReturnPath } from '../../session/return-target';
import { onceReachable } from '../once-reachable';
import { t } from '../../messages/t';
import { StoredLinks } from './stored-links';

/** What the page that isn't stored needs, and what still works. Opens it once the shop can be reached. */
export function OfflineMessage() {
  const { search } = useLocation();
  // The server renders one page for all addresses.
  const from = (useHydrated() && new URLSearchParams(search).get('from')) || '';
  const home = useHref(pagePaths.home);
  const path = isReturnPath(from) ? from : home;
  const purchase = [useHref(pagePaths.checkout), useHref('/payment')];
  const isPurchase = purchase.some((start) => path.startsWith(start));

  useEffect(() => onceReachable(path, () => location.replace(path)), [path]);

  return (
    <>
      <PageMessage
        boundary="shell"
        isAlert
        isFollowed
        eyebrow={t('No connection')}
        title={t('You are offline')}
        action={
          <>
            <Button onClick={() => location.replace(path)}>{t('Try again')}</Button>
            <TextLink standalone to={pagePaths.home}>
              {t('Return to Home')}
            </TextLink>
          </>
        }
      >
        {isPurchase
          ? t('Checkout and payment need a connection. Your cart is kept.')
          : t('This page comes as soon as you are online again. Your cart is kept.')}
      </PageMessage>
      <StoredLinks />
    </>
  );
}
