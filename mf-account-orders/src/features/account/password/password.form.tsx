import { useBus, useHttp } from '@storefront/shared/host';
import { FormLayout } from '@storefront/shared/forms/fields/form-layout';
import { PasswordField } from '@storefront/shared/forms/fields/password-field';
import { Button } from '@storefront/shared/ui/actions/button';
import { Form } from 'react-final-form';
import { callErrorMessage, refusedField } from '../../../lib/call-error-message';
import { NEW_PASSWORD_HINT, newPasswordRules } from '../../../lib/new-password-rules';
import { required } from '@storefront/shared/forms/rules';
import { actions } from '../account.styles';
import { changePassword } from './password.api';

interface PasswordValues {
  current: string;
  next: string;
  confirmNext: string;
}

const BLANK: PasswordValues = { current: '', next: '', confirmNext: '' };

const currentRequired = required('Enter your current password');
const rules = newPasswordRules('next');

export interface PasswordFormProps {
  /** Whose password it is, for the browser's own list of passwords. */
  email: string;
  onChanged: () => Promise<void>;
  onCancel: () => void;
}

/** The current password and the new one; what the API says of either is shown at its field (RECO-06). */
export function PasswordForm({ email, onChanged, onCancel }: PasswordFormProps) {
  const bus = useBus();
  const http = useHttp();

  async function change({ current, next }: PasswordValues) {
    try {
      await changePassword(http, current, next);
    } catch (error) {
      console.error('The password could not be changed.', error);
      const field = refusedField(error);
      const description = callErrorMessage(
        error,
        'Failed to change the password. Please try again.',
      );
      if (field === 'current' || field === 'next') return { [field]: description };
      bus.send('toast.show', { title: 'Error', description, tone: 'destructive' });
      return;
    }
    await onChanged();
  }

  return (
    <Form<PasswordValues>
      onSubmit={change}
      initialValues={BLANK}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label="Change password">
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
          <PasswordField
            name="current"
            label="Current password"
            autoComplete="current-password"
            required
            validate={currentRequired}
          />
          <PasswordField
            name="next"
            label="New password"
            autoComplete="new-password"
            hint={NEW_PASSWORD_HINT}
            required
            validate={rules.password}
          />
          <PasswordField
            name="confirmNext"
            label="Confirm new password"
            autoComplete="new-password"
            required
            validate={rules.repetition}
          />
          <div css={actions}>
            <Button type="submit" busy={submitting}>
              Save Password
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </FormLayout>
      )}
    />
  );
}
