import { css } from '@emotion/react';
import { LIMITS } from '@storefront/host/contracts';
import { addressRules } from '@storefront/host/validation/address/address-rules';
import { isPin, normalisePin } from '@storefront/host/validation/address/pincode';
import { FieldRow } from './field-row';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { INDIAN_STATES } from '@storefront/host/validation/address/indian-states';
import { stateName } from '@storefront/host/validation/address/state-name';
import { useFillFromPin } from '../address/use-fill-from-pin';
import { usePincodes } from '../address/use-pincodes';
import { usePlaceRules } from '../address/use-place-rules';
import { isBlank } from '@storefront/host/validation/rules';
import { t } from '../../messages/t';

/** Wide enough for a PIN code or a phone number. */
export const shortField = css`
  max-width: 14rem;
`;

interface AddressFieldsProps {
  /** In front of the names of the fields: `pickup.`. */
  prefix?: string;
}

/**
 * The fields of an address, except the phone. The PIN code fills in the city and the state; where the shop doesn't
 * deliver, and another state than that of the PIN code, is said as soon as it is known.
 */
export function AddressFields({ prefix = '' }: AddressFieldsProps) {
  const pincodes = usePincodes();
  useFillFromPin(pincodes, prefix);
  const placeRules = usePlaceRules(pincodes, prefix);
  return (
    <>
      <TextField
        name={`${prefix}fullName`}
        label={t('Full name')}
        autoComplete="name"
        maxLength={LIMITS.addressLineMax}
        required
        validate={addressRules.fullName}
      />
      <TextField
        name={`${prefix}address`}
        label={t('Address')}
        autoComplete="street-address"
        maxLength={LIMITS.addressLineMax}
        required
        validate={addressRules.address}
      />
      <div css={shortField}>
        <TextField
          name={`${prefix}postalCode`}
          label={t('Postal code (PIN)')}
          autoComplete="postal-code"
          inputMode="numeric"
          required
          parse={normalisePin}
          isComplete={isPin}
          validate={placeRules.postalCode}
        />
      </div>
      <FieldRow>
        <TextField
          name={`${prefix}city`}
          label={t('City')}
          autoComplete="address-level2"
          maxLength={LIMITS.addressLineMax}
          required
          validate={addressRules.city}
        />
        <SelectField
          name={`${prefix}state`}
          label={t('State')}
          autoComplete="address-level1"
          placeholder={t('Select a state')}
          options={INDIAN_STATES.map((value) => ({ value, label: stateName(value) }))}
          required
          isComplete={(state) => !isBlank(state)}
          validate={placeRules.state}
        />
      </FieldRow>
    </>
  );
}
