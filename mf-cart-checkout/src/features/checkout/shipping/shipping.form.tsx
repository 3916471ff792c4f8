import type { ReactNode } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { AddressFields, shortField } from '@storefront/ui/forms/fields/address-fields';
import { FormLayout } from '@storefront/ui/forms/fields/form-layout';
import { PhoneField } from '@storefront/ui/forms/fields/phone-field';
import { SubmitRow } from '@storefront/ui/forms/fields/submit-row';
import { Button } from '@storefront/ui/actions/button';
import { secondaryText } from '../../../lib/summary-layout.styles';
import { t } from '../../../messages/t';
import { BusinessInvoice } from './business-invoice';
import { FieldGroup } from './field-group';
import { hasBlankField, type FieldErrors, type ShippingValues } from './shipping-address';

interface ShippingFormProps {
  /** The initial values of the fields; new ones reset the form. */
  initialValues: ShippingValues;
  /** True if the values are those of a saved address: the fields are hidden. */
  isSaved: boolean;
  /** Shown below the fields. */
  extra: ReactNode;
  /** The choice of messages to the phone; shown for a saved address, too. */
  messages: ReactNode;
  /** Why the order was refused; shown above the submit button. */
  notice: ReactNode;
  /** The label of the submit button. */
  action: string;
  /** What comes after it, in words. */
  nextStep: string;
  /** True once the order is placed and the payment page is loading. */
  placed: boolean;
  /** Called with the values whenever the shopper changes them. */
  onEdit: (values: ShippingValues) => void;
  /** Called with the values of a valid form on submit; returns the messages of fields that are refused. */
  onComplete: (values: ShippingValues) => Promise<FieldErrors | undefined>;
  /** Called if the form is submitted with a blank field. */
  onBlank: () => void;
}

/** The shipping form (CHK-01, CHK-04, CHK-09), or the button alone where a saved address is chosen. */
export function ShippingForm({
  initialValues,
  isSaved,
  extra,
  messages,
  notice,
  action,
  nextStep,
  placed,
  onEdit,
  onComplete,
  onBlank,
}: ShippingFormProps) {
  return (
    <Form<ShippingValues> onSubmit={onComplete} initialValues={initialValues}>
      {({ handleSubmit, form, submitting }) => (
        <FormLayout
          label={t('Shipping information')}
          onSubmit={(event) => {
            if (hasBlankField(form.getState().values)) onBlank();
            return handleSubmit(event);
          }}
        >
          <FormSpy<ShippingValues>
            subscription={{ values: true, dirty: true }}
            onChange={({ values, dirty }) => dirty && onEdit(values)}
          />
          {isSaved ? null : (
            <>
              <FieldGroup title={t('Delivery address')}>
                <AddressFields />
              </FieldGroup>
              <FieldGroup
                title={t('Contact')}
                hint={t(
                  'For questions about the delivery, and for you to look the order up later.',
                )}
              >
                <div css={shortField}>
                  <PhoneField name="phone" label={t('Phone')} required />
                </div>
              </FieldGroup>
              {extra}
            </>
          )}
          {messages}
          <FieldGroup title={t('Invoice')}>
            <BusinessInvoice />
          </FieldGroup>
          {notice}
          <SubmitRow>
            <Button type="submit" busy={placed || submitting}>
              {placed || submitting ? t('Placing your order…') : action}
            </Button>
            <p css={secondaryText}>{nextStep}</p>
          </SubmitRow>
        </FormLayout>
      )}
    </Form>
  );
}
