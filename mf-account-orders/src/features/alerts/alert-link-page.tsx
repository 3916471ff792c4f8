import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { Spinner } from '@storefront/ui/feedback/spinner';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { AuthPage } from '../../components/auth-page';
import { confirmAlerts, stopAlerts } from './alert-links.api';
import { type LinkCall, useMailedLink } from '../../lib/use-mailed-link';
import { t } from '../../messages/t';

interface AlertLinkPageProps {
  heading: string;
  call: LinkCall;
  /** What is shown once the call was made. */
  done: { title: string; text: string };
}

function AlertLinkPage({ heading, call, done }: AlertLinkPageProps) {
  const { outcome, retry } = useMailedLink(call, t('That didn’t work. Please try again.'));
  const onward = <ButtonLink to={pagePaths.home}>{t('Continue Shopping')}</ButtonLink>;
  return (
    <AuthPage>
      <PageHeading>{heading}</PageHeading>
      {outcome.status === 'running' ? (
        <p role="status">
          <Spinner /> {t('One moment…')}
        </p>
      ) : outcome.status === 'done' ? (
        <Alert tone="success" title={done.title} action={onward}>
          {done.text}
        </Alert>
      ) : outcome.status === 'unusable' ? (
        <Alert title={t('This link can’t be used')} action={onward}>
          {t(
            'The alerts of this address have ended. You can ask again where something is sold out.',
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

/** Confirms, with a mailed link, what an address asked to be told of (ALRT-02). */
export function ConfirmAlertsPage() {
  return (
    <AlertLinkPage
      heading={t('Your Alerts')}
      call={confirmAlerts}
      done={{
        title: t('We will tell you'),
        text: t('We write to you once, when what you asked for is back or costs less.'),
      }}
    />
  );
}

/** Ends, with a mailed link, everything that an address asked to be told of (ALRT-03). */
export function StopAlertsPage() {
  return (
    <AlertLinkPage
      heading={t('No More Alerts')}
      call={stopAlerts}
      done={{
        title: t('Your alerts are stopped'),
        text: t('This address gets no more of them. Mails about your orders still come.'),
      }}
    />
  );
}
