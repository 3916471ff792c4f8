import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { Spinner } from '@storefront/ui/feedback/spinner';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { AuthPage } from '../../components/auth-page';
import { useMailedLink } from '../../lib/use-mailed-link';
import { t } from '../../messages/t';
import { stopMessages } from './stop-messages.api';

/** Ends the messages to a phone number, with the link in one of them (MSG-04). */
export function StopMessagesPage() {
  const { outcome, retry } = useMailedLink(stopMessages, t('That didn’t work. Please try again.'));
  const onward = <ButtonLink to={pagePaths.home}>{t('Continue Shopping')}</ButtonLink>;
  return (
    <AuthPage>
      <PageHeading>{t('No More Messages')}</PageHeading>
      {outcome.status === 'running' ? (
        <p role="status">
          <Spinner /> {t('One moment…')}
        </p>
      ) : outcome.status === 'done' ? (
        <Alert tone="success" title={t('Messages to this number are stopped')} action={onward}>
          {t('Mails about orders still come. In the account, messages can be chosen again.')}
        </Alert>
      ) : outcome.status === 'unusable' ? (
        <Alert title={t('This link can’t be used')} action={onward}>
          {t(
            'It is older than a month. Reply STOP to a message, or open Messages in your account.',
          )}
        </Alert>
      ) : (
        <RetryAlert title={t('Not done yet')} onRetry={retry}>
          {outcome.message}
        </RetryAlert>
      )}
    </AuthPage>
  );
}
