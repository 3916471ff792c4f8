import { LIMITS } from '@storefront/host/contracts';
import { HttpError, useBus, useHttp } from '@storefront/host';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { email, localized } from '@storefront/host/validation/rules';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { callErrorMessage } from '../../lib/call-errors';
import { t } from '../../messages/t';
import { requestPasswordReset } from './forgot-password.api';

interface ForgotPasswordValues {
  email: string;
}

const BLANK: ForgotPasswordValues = { email: '' };

const validEmail = localized(() => email(t('Invalid email address')));

interface ForgotPasswordFormProps {
  /** Called with the email once the API has accepted the request. */
  onSent: (email: string) => void;
}

/** Asks for the account's email; after several mails a notice says how long to wait (RECO-01, RECO-02). */
export function ForgotPasswordForm({ onSent }: ForgotPasswordFormProps) {
  const bus = useBus();
  const http = useHttp();
  const [rateLimitMessage, setRateLimitMessage] = useState<string>();

  async function send(values: ForgotPasswordValues) {
    const address = values.email.trim();
    setRateLimitMessage(undefined);
    try {
      await requestPasswordReset(http, address);
      onSent(address);
    } catch (error) {
      console.error('The link could not be requested.', error);
      const description = callErrorMessage(error, t('Failed to send the link. Please try again.'));
      if (error instanceof HttpError && error.status === 429) setRateLimitMessage(description);
      else bus.send('toast.show', { title: t('Error'), description, tone: 'destructive' });
    }
  }

  return (
    <Form<ForgotPasswordValues>
      onSubmit={send}
      initialValues={BLANK}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label={t('Forgot password')}>
          <TextField
            name="email"
            label={t('Email')}
            type="email"
            autoComplete="username"
            maxLength={LIMITS.emailMax}
            required
            validate={validEmail}
          />
          {rateLimitMessage !== undefined && <Alert tone="notice">{rateLimitMessage}</Alert>}
          <Button type="submit" fullWidth busy={submitting}>
            {t('Send Link')}
          </Button>
        </FormLayout>
      )}
    />
  );
}
