import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { Spinner } from '@storefront/ui/feedback/spinner';
import type { LinkOutcome } from '../../lib/use-mailed-link';
import { t } from '../../messages/t';

interface VerificationOutcomeProps {
  outcome: LinkOutcome;
  onRetry: () => Promise<void>;
}

/** What became of the verification, and what to do next (RECO-08). */
export function VerificationOutcome({ outcome, onRetry }: VerificationOutcomeProps) {
  switch (outcome.status) {
    case 'running':
      return (
        <p role="status">
          <Spinner /> {t('Verifying your email address…')}
        </p>
      );
    case 'done':
      return (
        <Alert
          tone="success"
          title={t('Your email address is verified')}
          action={<ButtonLink to={pagePaths.home}>{t('Continue Shopping')}</ButtonLink>}
        >
          {t('Thank you. News of your orders reaches you there.')}
        </Alert>
      );
    case 'unusable':
      return (
        <Alert
          title={t('This link can’t be used')}
          action={<ButtonLink to={pagePaths.account}>{t('Go to Your Account')}</ButtonLink>}
        >
          {t(
            'It is older than a day, or a newer one was sent. Your account says whether the address is verified, and sends a new link.',
          )}
        </Alert>
      );
    case 'failed':
      return (
        <RetryAlert title={t('Your email address is not verified yet')} onRetry={onRetry}>
          {outcome.message}
        </RetryAlert>
      );
  }
}
