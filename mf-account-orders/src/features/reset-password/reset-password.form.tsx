import { useBus, useHttp } from '@storefront/shared/host';
import { FormLayout } from '@storefront/shared/forms/fields/form-layout';
import { PasswordField } from '@storefront/shared/forms/fields/password-field';
import { Button } from '@storefront/shared/ui/actions/button';
import { Form } from 'react-final-form';
import { callErrorMessage, refusedField } from '../../lib/call-error-message';
import { NEW_PASSWORD_HINT, newPasswordRules } from '../../lib/new-password-rules';
import { resetPassword } from './reset-password.api';

interface ResetPasswordValues {
  password: string;
  confirmPassword: string;
}

const BLANK: ResetPasswordValues = { password: '', confirmPassword: '' };

const rules = newPasswordRules('password');

interface ResetPasswordFormProps {
  /** Undefined until the page has started. */
  token: string | undefined;
  /** Navigates to the next page; the form is busy until it is shown. */
  onReset: () => Promise<void>;
  /** Called when the link can't be used any more. */
  onUnusable: () => void;
}

/** The new password, twice; the API's objection to it is shown at the field (RECO-03, RECO-04). */
export function ResetPasswordForm({ token = '', onReset, onUnusable }: ResetPasswordFormProps) {
  const bus = useBus();
  const http = useHttp();

  async function reset({ password }: ResetPasswordValues) {
    try {
      await resetPassword(http, token, password);
    } catch (error) {
      console.error('The password could not be set.', error);
      const field = refusedField(error);
      const description = callErrorMessage(error, 'Failed to set the password. Please try again.');
      if (field === 'token') {
        onUnusable();
        return;
      }
      if (field === 'password') return { password: description };
      bus.send('toast.show', { title: 'Error', description, tone: 'destructive' });
      return;
    }
    await onReset();
  }

  return (
    <Form<ResetPasswordValues>
      onSubmit={reset}
      initialValues={BLANK}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label="Reset password">
          <PasswordField
            name="password"
            label="New password"
            autoComplete="new-password"
            hint={NEW_PASSWORD_HINT}
            required
            validate={rules.password}
          />
          <PasswordField
            name="confirmPassword"
            label="Confirm new password"
            autoComplete="new-password"
            required
            validate={rules.repetition}
          />
          <Button type="submit" fullWidth busy={submitting}>
            Set New Password
          </Button>
        </FormLayout>
      )}
    />
  );
}
