import { useUnmounted } from '@storefront/host/browser/use-unmounted';
import { LIMITS } from '@storefront/host/contracts';
import type { AddressRequest } from '@storefront/host/contracts/api';
import { ADDRESS_FIELDS } from '@storefront/host/validation/address/address-rules';
import { AddressFields, shortField } from '@storefront/ui/forms/fields/address-fields';
import { CheckboxField } from '@storefront/ui/forms/fields/checkbox-field';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PhoneField } from '@storefront/ui/forms/fields/phone-field';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { useHttp } from '@storefront/host';
import type { SavedAddress } from '@storefront/host/shop/account/address';
import { Button } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { useState } from 'react';
import { Form } from 'react-final-form';
import { dialogActions } from '../../../components/dialog-body.styles';
import { changeErrorMessage, fieldError } from '../../../lib/call-errors';
import { t } from '../../../messages/t';
import { saveAddress } from './addresses.api';

type AddressValues = Partial<AddressRequest>;

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  address: SavedAddress | undefined;
  /** True to offer making this address the default. */
  mayBecomeDefault: boolean;
  /** The form is busy until this resolves, then it calls `onClose`. */
  onSaved: () => Promise<void>;
  onClose: () => void;
}

/** The body of the request. */
function addressRequest(values: AddressValues): AddressRequest {
  const text = (name: (typeof ADDRESS_FIELDS)[number]) => (values[name] ?? '').trim();
  return {
    label: values.label?.trim() || null,
    fullName: text('fullName'),
    address: text('address'),
    city: text('city'),
    state: text('state'),
    postalCode: text('postalCode'),
    phone: text('phone'),
    isDefault: values.isDefault === true,
  };
}

/** The fields of an address in the address book. */
export function AddressForm({ address, mayBecomeDefault, onSaved, onClose }: AddressFormProps) {
  const http = useHttp();
  const unmounted = useUnmounted();
  const [failure, setFailure] = useState<string>();
  const [initialValues] = useState<AddressValues>(() => {
    if (!address) return {};
    const { label, fullName, city, state, postalCode, phone } = address;
    return {
      label: label ?? '',
      fullName,
      address: address.address,
      city,
      state,
      postalCode,
      phone,
    };
  });

  async function save(values: AddressValues) {
    setFailure(undefined);
    try {
      await saveAddress(http, address?.id, addressRequest(values));
    } catch (error) {
      const refused = fieldError(error, [...ADDRESS_FIELDS, 'label']);
      if (refused) return refused;
      setFailure(changeErrorMessage(error));
      return undefined;
    }
    await onSaved();
    // After Escape the dialog may show another address by now.
    if (!unmounted.current) onClose();
    return undefined;
  }

  return (
    <Form<AddressValues> onSubmit={save} initialValues={initialValues}>
      {({ handleSubmit, submitting }) => (
        <FormLayout label={t('Saved address')} onSubmit={handleSubmit}>
          <AddressFields />
          <div css={shortField}>
            <PhoneField name="phone" label={t('Phone')} required />
          </div>
          <TextField
            name="label"
            label={t('Label (optional)')}
            placeholder={t('Home, Office')}
            maxLength={LIMITS.addressLabelMax}
          />
          {mayBecomeDefault ? (
            <CheckboxField name="isDefault" label={t('Use as my default')} />
          ) : null}
          {failure === undefined ? null : <Alert>{failure}</Alert>}
          <div css={dialogActions}>
            <Button type="submit" busy={submitting}>
              {t('Save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('Cancel')}
            </Button>
          </div>
        </FormLayout>
      )}
    </Form>
  );
}
