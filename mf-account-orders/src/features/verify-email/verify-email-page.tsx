import { PageHeading } from '@storefront/ui/page/page-heading';
import { AuthPage } from '../../components/auth-page';
import { useMailedLink } from '../../lib/use-mailed-link';
import { t } from '../../messages/t';
import { VerificationOutcome } from './verification-outcome';
import { verifyEmail } from './verify-email.api';

/** Verifies an email address with a mailed link (RECO-08). */
export function VerifyEmailPage() {
  const { outcome, retry } = useMailedLink(
    verifyEmail,
    t('Failed to verify the address. Please try again.'),
  );
  return (
    <AuthPage>
      <PageHeading>{t('Verify Email')}</PageHeading>
      <VerificationOutcome outcome={outcome} onRetry={retry} />
    </AuthPage>
  );
}
