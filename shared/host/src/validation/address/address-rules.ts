import { t } from '../../messages/t';
import { INDIAN_STATES } from './indian-states';
import { phoneError } from '../phone';
import { oneLine, personName } from '../plain-text';
import { PIN_LENGTH } from './pincode';
import { all, localized, pattern, required, type Rule } from '../rules';

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
  fullName: localized(() => all(required(t('Full name is required')), personName(t('Full name')))),
  address: localized(() => all(required(t('Address is required')), oneLine(t('Address')))),
  city: localized(() => all(required(t('City is required')), oneLine(t('City')))),
  state: localized(() =>
    all(required(t('State is required')), (value = '') =>
      INDIAN_STATES.includes(value) ? undefined : t('Please select your state'),
    ),
  ),
  postalCode: localized(() =>
    all(
      required(t('Postal code is required')),
      pattern(
        `^\\d{${PIN_LENGTH}}$`,
        t('Postal code must have {count} digits', { count: PIN_LENGTH }),
      ),
      pattern('^[1-9]', t('Postal code must not begin with 0')),
    ),
  ),
  phone: (value) => phoneError(value, {}, true),
};
