import { useLocation, useNavigate, useNavigation, useRouteError } from '@storefront/shared/router';
import { Button } from '@storefront/shared/ui/button';
import { TextLink } from '@storefront/shared/ui/text-link';
import { useCallback, useEffect } from 'react';
import { PageMessage } from '../app/page-message';
import { focusHeading } from '../chrome/focus-heading';
import { useOnline } from '../connection/use-online';

const BROKEN = {
  eyebrow: 'Something is missing',
  title: 'This part of the shop is unavailable right now',
  body: 'Everything else works as usual. Please try again in a moment.',
};

const OFFLINE = {
  eyebrow: 'No connection',
  title: 'You are offline',
  body: 'This page comes as soon as you are online again. Your cart is kept.',
};

interface RemoteHoleProps {
  /** Told why the page is missing. */
  onError?: (error: unknown) => void;
}

/**
 * What stands in for a page whose remote is missing or broke, or can't be reached without a
 * connection: it says so and offers a retry; when the connection comes back it retries by itself.
 */
export function RemoteHole({ onError }: RemoteHoleProps) {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  const { eyebrow, title, body } = useOnline() ? BROKEN : OFFLINE;

  useEffect(() => {
    console.error('This page failed:', error);
    onError?.(error);
  }, [error, onError]);

  // The button goes with the hole: the focus moves on to the page that takes its place.
  useEffect(() => focusHeading, []);

  const retry = useCallback(() => {
    const { pathname, search, hash } = location;
    const state: unknown = location.state;
    void navigate(pathname + search + hash, { replace: true, preventScrollReset: true, state });
  }, [location, navigate]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return (
    <PageMessage
      boundary="hole"
      isAlert
      eyebrow={eyebrow}
      title={title}
      action={
        <>
          <Button onClick={retry} busy={busy}>
            Try again
          </Button>
          <TextLink standalone to="/">
            Return to Home
          </TextLink>
        </>
      }
    >
      {body}
    </PageMessage>
  );
}
