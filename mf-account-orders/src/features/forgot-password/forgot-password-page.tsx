import { pagePaths } from '@storefront/host/contracts';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { useRef, useState } from 'react';
import { AuthLinks } from '../../components/auth-links';
import { AuthPage } from '../../components/auth-page';
import { FocusPanel } from '../../components/focus-panel';
import { t } from '../../messages/t';
import { ForgotPasswordForm } from './forgot-password.form';
import { LinkSent } from './link-sent';

/** Requests a mail with a link that sets a new password (RECO-01). */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const panel = useRef<HTMLDivElement>(null);

  function show(email: string | undefined) {
    setSentTo(email);
    // The focused element is removed.
    panel.current?.focus();
  }

  return (
    <AuthPage>
      <PageHeading lead={t('We send a link to the email address of your account.')}>
        {t('Forgot Password')}
      </PageHeading>
      <FocusPanel ref={panel}>
        {sentTo === undefined ? (
          <ForgotPasswordForm onSent={show} />
        ) : (
          <LinkSent email={sentTo} onAskAgain={() => show(undefined)} />
        )}
      </FocusPanel>
      <AuthLinks question={t('Remembered it?')} label={t('Sign In')} to={pagePaths.login} />
    </AuthPage>
  );
}
