import { pagePaths } from '@storefront/shared/contracts';
import { useNavigation, useRevalidator, useRouteError } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/actions/button';
import { TextLink } from '@storefront/shared/ui/actions/text-link';
import { useEffect } from 'react';
import { useOnline } from '../connection/use-online';
import { focusHeading } from '../page/focus-heading';
import { PageMessage } from '../page/page-message';

const FAILED_TEXTS = {
  eyebrow: 'Something is missing',
  title: 'This part of the shop is unavailable right now',
  body: 'Everything else works as usual. Please try again in a moment.',
};

const OFFLINE_TEXTS = {
  eyebrow: 'No connection',
  title: 'You are offline',
  body: 'This page comes as soon as you are online again. Your cart is kept.',
};

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
  const { revalidate, state } = useRevalidator();
  const isNavigating = useNavigation().state !== 'idle';
  const { eyebrow, title, body } = useOnline() ? FAILED_TEXTS : OFFLINE_TEXTS;

  useEffect(() => {
    console.error('This page failed:', error);
    onError?.(error);
  }, [error, onError]);

  // The retry button is removed with this fallback: the focus moves to the page that replaces it.
  useEffect(() => focusHeading, []);

  useEffect(() => {
    const retry = () => void revalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [revalidate]);

  return (
    <PageMessage
      boundary="error-fallback"
      isAlert
      eyebrow={eyebrow}
      title={title}
      action={
        <>
          <Button onClick={() => void revalidate()} busy={isNavigating || state !== 'idle'}>
            Try again
          </Button>
          <TextLink standalone to={pagePaths.home}>
            Return to Home
          </TextLink>
        </>
      }
    >
      {body}
    </PageMessage>
  );
}
