import { useBus, useHttp } from '@storefront/host';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { Button } from '@storefront/ui/actions/button';
import { Form } from 'react-final-form';
import { NewPasswordFields, type NewPasswordValues } from '../../components/new-password-fields';
import { callErrorMessage, refusedField } from '../../lib/call-errors';
import { t } from '../../messages/t';
import { resetPassword } from './reset-password.api';

const BLANK: NewPasswordValues = { password: '', confirmPassword: '' };

interface ResetPasswordFormProps {
  /** Undefined until the page is hydrated. */
  token: string | undefined;
  /** Navigates to the next page; the form is busy until this resolves. */
  onReset: () => Promise<void>;
  /** Called when the link can no longer be used. */
  onUnusable: () => void;
}

/** The new password, twice; the API's message about it is shown at the field (RECO-03, RECO-04). */
export function ResetPasswordForm({ token = '', onReset, onUnusable }: ResetPasswordFormProps) {
  const bus = useBus();
  const http = useHttp();

  async function reset({ password }: NewPasswordValues) {
    try {
      await resetPassword(http, token, password);
    } catch (error) {
      console.error('The password could not be set.', error);
      const field = refusedField(error);
      const description = callErrorMessage(
        error,
        t('Failed to set the password. Please try again.'),
      );
      if (field === 'token') {
        onUnusable();
        return;
      }
      if (field === 'password') return { password: description };
      bus.send('toast.show', { title: t('Error'), description, tone: 'destructive' });
      return;
    }
    await onReset();
  }

  return (
    <Form<NewPasswordValues>
      onSubmit={reset}
      initialValues={BLANK}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label={t('Reset password')}>
          <NewPasswordFields />
          <Button type="submit" fullWidth busy={submitting}>
            {t('Set New Password')}
          </Button>
        </FormLayout>
      )}
    />
  );
}
