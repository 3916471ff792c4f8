import { LIMITS } from '@storefront/shared/contracts';
import { addressRules } from '@storefront/shared/forms/address/address-rules';
import { normalisePin } from '@storefront/shared/forms/address/pincode';
import { FieldRow } from '@storefront/shared/forms/fields/field-row';
import { PhoneField } from '@storefront/shared/forms/fields/phone-field';
import { SelectField } from '@storefront/shared/forms/fields/select-field';
import { TextField } from '@storefront/shared/forms/fields/text-field';
import { INDIAN_STATES } from '@storefront/shared/forms/address/indian-states';
import { section, sectionTitle } from '../return.styles';

/** The address where the parcel is picked up. */
export function PickupFields() {
  return (
    <fieldset css={section}>
      <legend css={sectionTitle}>Where do we pick it up?</legend>
      <FieldRow>
        <TextField
          name="pickup.fullName"
          label="Full name"
          autoComplete="name"
          maxLength={LIMITS.addressLineMax}
          required
          validate={addressRules.fullName}
        />
        <PhoneField name="pickup.phone" label="Phone" required />
      </FieldRow>
      <TextField
        name="pickup.address"
        label="Address"
        autoComplete="street-address"
        maxLength={LIMITS.addressLineMax}
        required
        validate={addressRules.address}
      />
      <FieldRow>
        <TextField
          name="pickup.city"
          label="City"
          autoComplete="address-level2"
          maxLength={LIMITS.addressLineMax}
          required
          validate={addressRules.city}
        />
        <SelectField
          name="pickup.state"
          label="State"
          autoComplete="address-level1"
          placeholder="Select a state"
          options={INDIAN_STATES}
          required
          validate={addressRules.state}
        />
        <TextField
          name="pickup.postalCode"
          label="Postal code (PIN)"
          autoComplete="postal-code"
          inputMode="numeric"
          required
          parse={normalisePin}
          validate={addressRules.postalCode}
        />
      </FieldRow>
    </fieldset>
  );
}
