import { css } from '@emotion/react';
import { LIMITS } from '@storefront/shared/contracts';
import { addressRules } from '../address/address-rules';
import { normalisePin } from '../address/pincode';
import { FieldRow } from './field-row';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { INDIAN_STATES } from '../address/indian-states';
import { useFillFromPin } from '../address/use-fill-from-pin';

/** Wide enough for a PIN code or a phone number. */
export const shortField = css`
  max-width: 14rem;
`;

/** The fields of an address, except the phone; the PIN code fills in the city and the state. */
export function AddressFields() {
  useFillFromPin();
  return (
    <>
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
      <div css={shortField}>
        <TextField
          name="postalCode"
          label="Postal code (PIN)"
          autoComplete="postal-code"
          inputMode="numeric"
          required
          parse={normalisePin}
          validate={addressRules.postalCode}
        />
      </div>
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
    </>
  );
}
