import type { ShippingAddress } from '@storefront/host/contracts/api';
import { PHONE_PREFIX } from '@storefront/host/validation/phone';
import { isBlank } from '@storefront/host/validation/rules';
import type { WantedMessages } from '../messages/use-order-messages';

/** The values of the shipping form; a field that was never edited is missing. */
export interface ShippingValues extends Partial<ShippingAddress> {
  /** True if the order is for a business with a GSTIN. */
  forBusiness?: boolean;
  buyerGstin?: string;
  /** The messages about orders that are ticked. */
  messages?: WantedMessages;
}

/** The values that don't belong to the address, such as those of the invoice. */
export function nonAddressValues(
  values: ShippingValues,
): Omit<ShippingValues, keyof ShippingAddress> {
  const { fullName, address, city, state, postalCode, phone, ...others } = values;
  return others;
}

/** Error messages of the shipping form, by field. */
export type FieldErrors = Partial<Record<keyof ShippingAddress | 'buyerGstin', string>>;

/** The address for the request: all six fields, trimmed (CHK-05). */
export function toShippingAddress(values: ShippingValues): ShippingAddress {
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

/** True if one of the six fields is blank; +91 alone is a blank phone number (CHK-04). */
export function hasBlankField(values: ShippingValues): boolean {
  const complete = toShippingAddress(values);
  return Object.values(complete).some(isBlank) || complete.phone === PHONE_PREFIX;
}

/** The GSTIN for the request; undefined unless the order is for a business. */
export function buyerGstin({ forBusiness, buyerGstin: gstin }: ShippingValues): string | undefined {
  return forBusiness ? gstin : undefined;
}
