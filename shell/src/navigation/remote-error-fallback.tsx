import { pagePaths } from '@storefront/host/contracts';
import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
} from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { TextLink } from '@storefront/ui/actions/text-link';
import { useCallback, useEffect } from 'react';
import { useOnline } from '../connection/use-online';
import { focusHeading } from '../page/focus-heading';
import { PageMessage } from '../page/page-message';
import { t } from '../messages/t';

function failedTexts() {
  return {
    eyebrow: t('Something is missing'),
    title: t('This part of the shop is unavailable right now'),
    body: t('Everything else works as usual. Please try again in a moment.'),
  };
}

function offlineTexts() {
  return {
    eyebrow: t('No connection'),
    title: t('You are offline'),
    body: t('This page comes as soon as you are online again. Your cart is kept.'),
  };
}

interface RemoteErrorFallbackProps {
  /** Called with the error of the page. */
  onError?: (error: unknown) => void;
}

/**
 * Shown in place of a page whose remote can't be loaded or failed while rendering. Offers a retry, and
 * retries automatically when the connection comes back.
 */
export function RemoteErrorFallback({ onError }: RemoteErrorFallbackProps) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate, state: revalidation } = useRevalidator();
  const isNavigating = useNavigation().state !== 'idle';
  const { eyebrow, title, body } = useOnline() ? failedTexts() : offlineTexts();

  useEffect(() => {
    console.error('This page failed:', error);
    onError?.(error);
  }, [error, onError]);

  // The retry button is removed with this fallback: the focus moves to the page that replaces it.
  useEffect(() => focusHeading, []);

  const retry = useCallback(async () => {
    const { pathname, search, hash } = location;
    const state: unknown = location.state;
    // With a hash, the navigation only counts as a change of the hash, which loads nothing.
    if (hash !== '') await revalidate();
    await navigate(pathname + search + hash, { replace: true, preventScrollReset: true, state });
  }, [location, navigate, revalidate]);

  useEffect(() => {
    const retryOnline = () => void retry();
    window.addEventListener('online', retryOnline);
    return () => window.removeEventListener('online', retryOnline);
  }, [retry]);

  return (
    <PageMessage
      boundary="error-fallback"
      isAlert
      eyebrow={eyebrow}
      title={title}
      action={
        <>
          <Button onClick={() => void retry()} busy={isNavigating || revalidation !== 'idle'}>
            {t('Try again')}
          </Button>
          <TextLink standalone to={pagePaths.home}>
            {t('Return to Home')}
          </TextLink>
        </>
      }
    >
      {body}
    </PageMessage>
  );
}
