import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { PHONE_PREFIX } from '@storefront/shared/forms/phone';
import { isBlank } from '@storefront/shared/forms/rules';

/** The form's values: a field that nobody touched is missing. */
export type ShippingValues = Partial<ShippingAddress>;

/** The address as it is sent: all six fields, without white space at their ends (CHK-05). */
export function shippingAddress(values: ShippingValues): ShippingAddress {
  const {
    fullName = '',
    address = '',
    city = '',
    state = '',
    postalCode = '',
    phone = '',
  } = values;
  return {
    fullName: fullName.trim(),
    address: address.trim(),
    city: city.trim(),
    state: state.trim(),
    postalCode: postalCode.trim(),
    phone: phone.trim(),
  };
}

/** True while one of the six fields is blank; so is a phone number of +91 alone (CHK-04). */
export function lacksField(values: ShippingValues): boolean {
  const complete = shippingAddress(values);
  return Object.values(complete).some(isBlank) || complete.phone === PHONE_PREFIX;
}
