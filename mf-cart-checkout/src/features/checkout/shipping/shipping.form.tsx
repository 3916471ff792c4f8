import type { ReactNode } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { LIMITS } from '@storefront/shared/contracts';
import { FieldRow } from '@storefront/shared/forms/fields/field-row';
import { FormLayout } from '@storefront/shared/forms/fields/form-layout';
import { PhoneField } from '@storefront/shared/forms/fields/phone-field';
import { SelectField } from '@storefront/shared/forms/fields/select-field';
import { SubmitRow } from '@storefront/shared/forms/fields/submit-row';
import { TextField } from '@storefront/shared/forms/fields/text-field';
import { addressRules, PIN_DIGITS } from '@storefront/shared/forms/address-rules';
import { INDIAN_STATES } from '@storefront/shared/forms/indian-states';
import { Button } from '@storefront/shared/ui/actions/button';
import { soft } from '../../../lib/summary-layout.styles';
import { shortField } from './shipping.form.styles';
import { FieldGroup } from './field-group';
import { hasBlankField, type FieldErrors, type ShippingValues } from './shipping-address';

interface ShippingFormProps {
  /** The initial values of the fields. */
  initialValues: ShippingValues | undefined;
  /** Why the order was refused; shown above the submit button. */
  notice: ReactNode;
  /** The label of the submit button. */
  action: string;
  /** The order is placed and the payment page is loading. */
  placed: boolean;
  /** Called with the values whenever they change. */
  onEdit: (values: ShippingValues) => void;
  /** Called with the values of a valid form on submit; returns the messages of fields that are refused. */
  onComplete: (values: ShippingValues) => Promise<FieldErrors | undefined>;
  /** Called if the form is submitted with a blank field. */
  onBlank: () => void;
}

/** The shipping form (CHK-01, CHK-04, CHK-09). */
export function ShippingForm({
  initialValues,
  notice,
  action,
  placed,
  onEdit,
  onComplete,
  onBlank,
}: ShippingFormProps) {
  return (
    <Form<ShippingValues> onSubmit={onComplete} initialValues={initialValues}>
      {({ handleSubmit, form, submitting }) => (
        <FormLayout
          label="Shipping information"
          onSubmit={(event) => {
            if (hasBlankField(form.getState().values)) onBlank();
            return handleSubmit(event);
          }}
        >
          <FormSpy<ShippingValues>
            subscription={{ values: true }}
            onChange={({ values }) => onEdit(values)}
          />
          <FieldGroup title="Delivery address">
            <TextField
              name="fullName"
              label="Full name"
              autoComplete="name"
              maxLength={LIMITS.addressLineMax}
              required
              validate={addressRules.fullName}
            />
            <TextField
              name="address"
              label="Address"
              autoComplete="street-address"
              maxLength={LIMITS.addressLineMax}
              required
              validate={addressRules.address}
            />
            <FieldRow>
              <TextField
                name="city"
                label="City"
                autoComplete="address-level2"
                maxLength={LIMITS.addressLineMax}
                required
                validate={addressRules.city}
              />
              <SelectField
                name="state"
                label="State"
                autoComplete="address-level1"
                placeholder="Select a state"
                options={INDIAN_STATES}
                required
                validate={addressRules.state}
              />
            </FieldRow>
            <div css={shortField}>
              <TextField
                name="postalCode"
                label="Postal code (PIN)"
                autoComplete="postal-code"
                inputMode="numeric"
                required
                parse={(typed) => typed.replace(/\D/g, '').slice(0, PIN_DIGITS)}
                validate={addressRules.postalCode}
              />
            </div>
          </FieldGroup>
          <FieldGroup
            title="Contact"
            hint="For questions about the delivery, and for you to look the order up later."
          >
            <div css={shortField}>
              <PhoneField name="phone" label="Phone" required />
            </div>
          </FieldGroup>
          {notice}
          <SubmitRow>
            <Button type="submit" busy={placed || submitting}>
              {placed || submitting ? 'Placing your order…' : action}
            </Button>
            <p css={soft}>Next you choose how to pay. Nothing is charged yet.</p>
          </SubmitRow>
        </FormLayout>
      )}
    </Form>
  );
}
