import { pagePaths } from '@storefront/host/contracts';
import { useLocation } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { TextLink } from '@storefront/ui/actions/text-link';
import { useEffect } from 'react';
import { PageMessage } from '../page/page-message';
import { isReturnPath } from '../session/return-target';

/** Shown without a connection instead of a page that wasn't visited. */
export function OfflinePage() {
  const from = new URLSearchParams(useLocation().search).get('from') ?? '';
  const path = isReturnPath(from) ? from : pagePaths.home;
  const isPurchase = [pagePaths.checkout, '/payment'].some((start) => path.startsWith(start));

  useEffect(() => {
    const retry = () => location.replace(path);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [path]);

  return (
    <PageMessage
      boundary="shell"
      isAlert
      eyebrow="No connection"
      title="You are offline"
      action={
        <>
          <Button onClick={() => location.replace(path)}>Try again</Button>
          <TextLink standalone to={pagePaths.home}>
            Return to Home
          </TextLink>
        </>
      }
    >
      {isPurchase
        ? 'Checkout and payment need a connection. Your cart is kept.'
        : 'This page comes as soon as you are online again. Pages that you visited still open.'}
    </PageMessage>
  );
}
