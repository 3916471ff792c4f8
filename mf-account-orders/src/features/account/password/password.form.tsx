import { useUnmounted } from '@storefront/host/browser/use-unmounted';
import { useBus, useHttp } from '@storefront/host';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { Button } from '@storefront/ui/actions/button';
import { Form } from 'react-final-form';
import { NewPasswordFields, type NewPasswordValues } from '../../../components/new-password-fields';
import { callErrorMessage, refusedField } from '../../../lib/call-errors';
import { localized, required } from '@storefront/host/validation/rules';
import { t } from '../../../messages/t';
import { actions } from '../account.styles';
import { changePassword } from './password.api';

interface PasswordValues extends NewPasswordValues {
  current: string;
}

const BLANK: PasswordValues = { current: '', password: '', confirmPassword: '' };

const currentRequired = localized(() => required(t('Enter your current password')));

interface PasswordFormProps {
  /** The account's email, for the browser's password manager. */
  email: string;
  /** Called once the password is changed, when the form has called `onClose`. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}

/** The current password and the new one; the API's message about either is shown at its field (RECO-06). */
export function PasswordForm({ email, onChanged, onClose }: PasswordFormProps) {
  const bus = useBus();
  const http = useHttp();
  const unmounted = useUnmounted();

  async function change({ current, password }: PasswordValues) {
    try {
      await changePassword(http, current, password);
    } catch (error) {
      console.error('The password could not be changed.', error);
      const field = refusedField(error);
      const description = callErrorMessage(
        error,
        t('Failed to change the password. Please try again.'),
      );
      if (field === 'current') return { current: description };
      if (field === 'next') return { password: description };
      bus.send('toast.show', { title: t('Error'), description, tone: 'destructive' });
      return;
    }
    // The form may have been cancelled and opened again meanwhile.
    if (!unmounted.current) onClose();
    await onChanged();
  }

  return (
    <Form<PasswordValues>
      onSubmit={change}
      initialValues={BLANK}
      render={({ handleSubmit, submitting }) => (
        <FormLayout onSubmit={handleSubmit} label={t('Change password')}>
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
            label={t('Current password')}
            autoComplete="current-password"
            required
            validate={currentRequired}
          />
          <NewPasswordFields />
          <div css={actions}>
            <Button type="submit" busy={submitting}>
              {t('Save Password')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('Cancel')}
            </Button>
          </div>
        </FormLayout>
      )}
    />
  );
}
