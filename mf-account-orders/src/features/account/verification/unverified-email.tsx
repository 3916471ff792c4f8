import { useBus, useHttp } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { useState } from 'react';
import { callErrorMessage } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { requestVerificationMail } from './verification.api';

interface UnverifiedEmailProps {
  email: string;
}

/** Says that the address isn't verified, and offers to send the link again (RECO-09). */
export function UnverifiedEmail({ email }: UnverifiedEmailProps) {
  const bus = useBus();
  const http = useHttp();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function sendAgain() {
    setBusy(true);
    try {
      await requestVerificationMail(http);
      bus.send('toast.show', {
        title: t('Mail sent'),
        description: t('We have sent a new link to {email}. It works for 24 hours.', { email }),
      });
      // It may have been verified meanwhile, for example in the mail app's browser.
      await revalidate();
    } catch (error) {
      console.error('The link could not be sent again.', error);
      bus.send('toast.show', {
        title: t('Error'),
        description: callErrorMessage(error, t('Failed to send the link. Please try again.')),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Alert
      tone="notice"
      title={t('Email address not verified')}
      action={
        <Button variant="secondary" busy={busy} onClick={() => void sendAgain()}>
          {t('Send Again')}
        </Button>
      }
    >
      {t('Open the link that we have sent to {email}.', { email })}
    </Alert>
  );
}
