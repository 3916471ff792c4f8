import { INDIAN_STATES } from './indian-states';
import { phoneError } from '../phone';
import { oneLine, personName } from '../plain-text';
import { PIN_LENGTH } from './pincode';
import { all, pattern, required, type Rule } from '../rules';

/** The fields of a shipping address. */
export const ADDRESS_FIELDS = [
  'fullName',
  'address',
  'city',
  'state',
  'postalCode',
  'phone',
] as const;

/** The rules of a shipping address, in the form and in the API (CHK-04, CHK-09). */
export const addressRules: Record<(typeof ADDRESS_FIELDS)[number], Rule> = {
  fullName: all(required('Full name is required'), personName('Full name')),
  address: all(required('Address is required'), oneLine('Address')),
  city: all(required('City is required'), oneLine('City')),
  state: all(required('State is required'), (value = '') =>
    INDIAN_STATES.includes(value) ? undefined : 'Please select your state',
  ),
  postalCode: all(
    required('Postal code is required'),
    pattern(`^\\d{${PIN_LENGTH}}$`, `Postal code must have ${PIN_LENGTH} digits`),
    pattern('^[1-9]', 'Postal code must not begin with 0'),
  ),
  phone: (value) => phoneError(value, {}, true),
};
