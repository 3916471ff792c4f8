import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { Spinner } from '@storefront/ui/feedback/spinner';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { AuthPage } from '../../components/auth-page';
import { useMailedLink } from '../../lib/use-mailed-link';
import { stopMessages } from './stop-messages.api';

/** Ends the messages to a phone number, with the link in one of them (MSG-04). */
export function StopMessagesPage() {
  const { outcome, retry } = useMailedLink(stopMessages, 'That didn’t work. Please try again.');
  const onward = <ButtonLink to={pagePaths.home}>Continue Shopping</ButtonLink>;
  return (
    <AuthPage>
      <PageHeading>No More Messages</PageHeading>
      {outcome.status === 'running' ? (
        <p role="status">
          <Spinner /> One moment…
        </p>
      ) : outcome.status === 'done' ? (
        <Alert tone="success" title="Messages to this number are stopped" action={onward}>
          Mails about orders still come. In the account, messages can be chosen again.
        </Alert>
      ) : outcome.status === 'unusable' ? (
        <Alert title="This link can’t be used" action={onward}>
          It is older than a month. Reply STOP to a message, or open Messages in your account.
        </Alert>
      ) : (
        <RetryAlert title="Not done yet" onRetry={retry}>
          {outcome.message}
        </RetryAlert>
      )}
    </AuthPage>
  );
}
