import { useUnmounted } from '@storefront/host/browser/use-unmounted';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PhoneField } from '@storefront/ui/forms/fields/phone-field';
import { useBus, useHttp } from '@storefront/host';
import { useRevalidator } from '@storefront/host/router';
import type { Account } from '@storefront/host/shop/account/account';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { NameFields, type NameValues } from '../../../components/name-fields';
import { changeErrorMessage, fieldError } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { changeAccount } from './profile.api';
import { formActions } from './profile.styles';

interface ProfileValues extends NameValues {
  phone: string;
}

interface ProfileFormProps {
  account: Account;
  onDone: () => void;
}

/** The form for the account's name and phone. */
export function ProfileForm({ account, onDone }: ProfileFormProps) {
  const http = useHttp();
  const bus = useBus();
  const { revalidate } = useRevalidator();
  const unmounted = useUnmounted();
  const [failure, setFailure] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const { firstName, lastName, phone = '' } = account;
  const [initialValues] = useState<ProfileValues>({ firstName, lastName, phone });

  useEffect(() => root.current?.querySelector('input')?.focus(), []);

  async function save(values: ProfileValues) {
    setFailure(undefined);
    try {
      await changeAccount(http, {
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        phone: values.phone,
      });
      await revalidate();
      bus.send('toast.show', { title: t('Saved'), description: t('Your account is up to date.') });
      // The form may have been cancelled and opened again meanwhile.
      if (!unmounted.current) onDone();
    } catch (error) {
      const refused = fieldError(error, Object.keys(initialValues));
      if (refused) return refused;
      setFailure(changeErrorMessage(error));
    }
    return undefined;
  }

  return (
    <div ref={root}>
      <Form<ProfileValues> onSubmit={save} initialValues={initialValues}>
        {({ handleSubmit, submitting }) => (
          <FormLayout label={t('Name and phone')} onSubmit={handleSubmit}>
            <NameFields />
            <PhoneField
              name="phone"
              label={t('Phone')}
              hint={t('Filled in for you at the checkout.')}
            />
            {failure === undefined ? null : <Alert>{failure}</Alert>}
            <div css={formActions}>
              <Button type="submit" busy={submitting}>
                {t('Save')}
              </Button>
              <Button variant="quiet" onClick={onDone}>
                {t('Cancel')}
              </Button>
            </div>
          </FormLayout>
        )}
      </Form>
    </div>
  );
}
