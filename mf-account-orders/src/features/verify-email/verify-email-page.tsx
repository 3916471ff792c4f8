import { PageHeading } from '@storefront/ui/page/page-heading';
import { AuthPage } from '../../components/auth-page';
import { useVerification } from './use-verification';
import { VerificationOutcome } from './verification-outcome';

/** Verifies an email address with a mailed link (RECO-08). */
export function VerifyEmailPage() {
  const { verification, retry } = useVerification();
  return (
    <AuthPage>
      <PageHeading>Verify Email</PageHeading>
      <VerificationOutcome verification={verification} onRetry={retry} />
    </AuthPage>
  );
}
