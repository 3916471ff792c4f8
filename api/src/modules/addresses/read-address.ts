import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { ADDRESS_FIELDS, addressRules } from '@storefront/shared/contracts/validation';
import { BadRequestError } from '../../http/errors';

/**
 * Trims and validates an address by the rules of the checkout's form. Throws a {@link BadRequestError} that
 * names the first invalid field; `path` is put in front of its name.
 */
export function readAddress(typed: ShippingAddress, path = ''): ShippingAddress {
  const address = {
    fullName: typed.fullName.trim(),
    address: typed.address.trim(),
    city: typed.city.trim(),
    state: typed.state.trim(),
    postalCode: typed.postalCode.trim(),
    phone: typed.phone.trim(),
  };
  for (const field of ADDRESS_FIELDS) {
    const message = addressRules[field](address[field], address);
    if (message !== undefined) throw new BadRequestError(`${path}${field}`, message);
  }
  return address;
}
