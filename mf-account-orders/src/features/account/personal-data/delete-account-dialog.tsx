import { pagePaths } from '@storefront/host/contracts';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { localized, required } from '@storefront/host/validation/rules';
import { useBus, useHttp } from '@storefront/host';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { Dialog } from '@storefront/ui/overlays/dialog';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-final-form';
import { dialogActions } from '../../../components/dialog-body.styles';
import { changeErrorMessage, fieldError } from '../../../lib/call-errors';
import { useNavigateWhileMounted } from '../../../lib/use-navigate-while-mounted';
import { t } from '../../../messages/t';
import { deleteAccount } from './personal-data.api';
import { consequences } from './personal-data.styles';

interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

const hasPassword = localized(() => required(t('Your password is required')));

const strong = (text: ReactNode) => <strong key="strong">{text}</strong>;

/** Says what is deleted and what is kept, and deletes the account after the password is entered. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const http = useHttp();
  const bus = useBus();
  const navigate = useNavigateWhileMounted();
  const [failure, setFailure] = useState<string>();

  async function confirm({ password = '' }: { password?: string }) {
    setFailure(undefined);
    try {
      await deleteAccount(http, password);
    } catch (error) {
      const refused = fieldError(error, ['password']);
      if (refused) return refused;
      setFailure(changeErrorMessage(error));
      return undefined;
    }
    await bus.send('session.sign-out');
    await navigate(pagePaths.home);
    bus.send('toast.show', {
      title: t('Account deleted'),
      description: t('Your account and what it held are gone.'),
    });
    return undefined;
  }

  function close() {
    setFailure(undefined);
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={t('Delete your account?')}>
      <Form<{ password?: string }> onSubmit={confirm}>
        {({ handleSubmit, submitting }) => (
          <FormLayout label={t('Delete your account')} onSubmit={handleSubmit}>
            <div css={consequences}>
              <p>
                {t.rich(
                  '<strong>Deleted at once:</strong> your name, email and phone, your password, saved addresses, store credit, wishlist and devices. All devices are signed out.',
                  { strong },
                )}
              </p>
              <p>
                {t.rich(
                  '<strong>What stays:</strong> your orders without your name and address, and the invoices and payments that tax law makes us keep. You can’t look them up any more; download your data first.',
                  { strong },
                )}
              </p>
              <p>{t('It can’t be undone. You may register with the same email again.')}</p>
            </div>
            <PasswordField
              name="password"
              label={t('Password')}
              autoComplete="current-password"
              required
              validate={hasPassword}
            />
            {failure === undefined ? null : <Alert>{failure}</Alert>}
            <div css={dialogActions}>
              <Button type="submit" variant="destructive" busy={submitting}>
                {t('Delete my account')}
              </Button>
              <Button variant="quiet" onClick={close}>
                {t('Keep it')}
              </Button>
            </div>
          </FormLayout>
        )}
      </Form>
    </Dialog>
  );
}
