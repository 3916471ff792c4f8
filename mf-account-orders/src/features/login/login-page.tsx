import { FIRST_LOCATION } from '@storefront/host/browser/first-location';
import { internalReferrer } from '@storefront/host/browser/internal-referrer';
import { pagePaths } from '@storefront/host/contracts';
import { useBus, useSession } from '@storefront/host';
import { useHref, useLocation, useNavigate } from '@storefront/host/router';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { useEffect, useRef, type RefObject } from 'react';
import { AuthLinks } from '../../components/auth-links';
import { AuthPage } from '../../components/auth-page';
import { useNavigateWhileMounted } from '../../lib/use-navigate-while-mounted';
import { t } from '../../messages/t';
import { LoginForm } from './login.form';

/** The sign-in page (LOGIN-01 to LOGIN-06). */
export function LoginPage() {
  const navigate = useNavigateWhileMounted();
  // The form itself navigates to the page that the shopper came from.
  const signingIn = useRef(false);
  useRedirectWhenSignedIn(signingIn);
  useRememberLinkingPage();

  return (
    <AuthPage>
      <PageHeading lead={t('To check out, and to follow your orders.')}>{t('Sign In')}</PageHeading>
      <LoginForm
        onStart={() => (signingIn.current = true)}
        onSignedIn={(returnTo) => void navigate(returnTo, { replace: true })}
        onFailed={() => (signingIn.current = false)}
      />
      <AuthLinks question={t('New here?')} label={t('Create Account')} to={pagePaths.register} />
    </AuthPage>
  );
}

/**
 * Redirects a shopper who is already signed in to the home page, and one who signs in in another tab
 * to the page that they came from.
 */
function useRedirectWhenSignedIn(signingIn: RefObject<boolean>): void {
  const bus = useBus();
  const navigate = useNavigate();
  const signedIn = useSession((session) => (session.loading ? undefined : session.signedIn));
  const wasSignedOut = useRef(false);

  useEffect(() => {
    if (signedIn === false) wasSignedOut.current = true;
    if (!signedIn || signingIn.current) return;
    const target = wasSignedOut.current ? bus.send('session.take-return') : pagePaths.home;
    void navigate(target, { replace: true });
  }, [bus, navigate, signedIn, signingIn]);
}

/** Remembers the page whose "Login" link was followed before the shell was hydrated there (LOGIN-04). */
function useRememberLinkingPage(): void {
  const bus = useBus();
  const { key } = useLocation();
  const home = useHref(pagePaths.home);

  useEffect(() => {
    const path = key === FIRST_LOCATION ? internalReferrer(home) : undefined;
    if (path !== undefined) bus.send('session.return-to', { path, wish: true });
  }, [bus, home, key]);
}
