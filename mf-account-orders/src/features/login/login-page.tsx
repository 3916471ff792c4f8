import { useSession } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { useEffect, useRef } from 'react';
import { AuthLinks } from '../../lib/auth-links';
import { AuthPage } from '../../lib/auth-page';
import { LoginForm } from './login.form';

/** The way in; who is signed in already is sent home (LOGIN-01 to LOGIN-06). */
export function LoginPage() {
  const navigate = useNavigate();
  const isSignedIn = useSession((session) => session.signedIn && !session.loading);
  // The form leads on by itself, to where the shopper came from.
  const signingIn = useRef(false);

  useEffect(() => {
    if (isSignedIn && !signingIn.current) void navigate('/', { replace: true });
  }, [isSignedIn, navigate]);

  return (
    <AuthPage>
      <PageHeading lead="To check out, and to follow your orders.">Sign In</PageHeading>
      <LoginForm
        onStart={() => (signingIn.current = true)}
        onSignedIn={async (returnTo) => navigate(returnTo, { replace: true })}
        onFailed={() => (signingIn.current = false)}
      />
      <AuthLinks question="New here?" label="Create Account" to="/register" />
    </AuthPage>
  );
}
