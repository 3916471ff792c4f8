import { pagePaths } from '@storefront/host/contracts';
import { useBus, useSession } from '@storefront/host';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { useRef, useState } from 'react';
import { AuthLinks } from '../../components/auth-links';
import { AuthPage } from '../../components/auth-page';
import { FocusPanel } from '../../components/focus-panel';
import { useLinkToken } from '../../lib/use-link-token';
import { useNavigateWhileMounted } from '../../lib/use-navigate-while-mounted';
import { t } from '../../messages/t';
import { ResetPasswordForm } from './reset-password.form';

/** Sets a new password with a mailed link, then opens the sign-in page (RECO-03 to RECO-05). */
export function ResetPasswordPage() {
  const bus = useBus();
  const navigate = useNavigateWhileMounted();
  const signedIn = useSession((session) => session.signedIn);
  const token = useLinkToken();
  const [unusableToken, setUnusableToken] = useState<string | null>();
  const panel = useRef<HTMLDivElement>(null);
  const isUnusable = token === null || (token !== undefined && token === unusableToken);

  function markLinkUnusable() {
    setUnusableToken(token);
    // The form is removed together with its focused element.
    panel.current?.focus();
  }

  async function goToSignIn() {
    // This session has ended too, and the sign-in page would redirect a shopper who is still signed in.
    if (signedIn) await bus.send('session.sign-out');
    bus.send('toast.show', {
      title: t('Password changed'),
      description: t('All devices are signed out. Sign in with your new password.'),
    });
    await navigate(pagePaths.login, { replace: true });
  }

  return (
    <AuthPage>
      <PageHeading lead={t('Choose a new one. It signs all devices out, this one too.')}>
        {t('Reset Password')}
      </PageHeading>
      <FocusPanel ref={panel}>
        {isUnusable ? (
          <Alert
            title={t('This link can’t be used')}
            action={
              <ButtonLink to={pagePaths.forgotPassword}>{t('Ask for a New Link')}</ButtonLink>
            }
          >
            {t('It was used already, is older than 30 minutes, or a newer one was sent.')}
          </Alert>
        ) : (
          <ResetPasswordForm token={token} onReset={goToSignIn} onUnusable={markLinkUnusable} />
        )}
      </FocusPanel>
      <AuthLinks question={t('Remembered it?')} label={t('Sign In')} to={pagePaths.login} />
    </AuthPage>
  );
}
