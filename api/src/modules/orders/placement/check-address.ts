import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { ADDRESS_FIELDS, addressRules } from '@storefront/shared/contracts/validation';
import { BadRequestError } from '../../../http/errors';

/** Throws a {@link BadRequestError} that names the first field that breaks a rule of the checkout's form. */
export function checkAddress(address: ShippingAddress, path = 'shippingAddress'): void {
  for (const field of ADDRESS_FIELDS) {
    const message = addressRules[field](address[field], address);
    if (message !== undefined) throw new BadRequestError(`${path}/${field}`, message);
  }
}

/** Trims the fields of an address. */
export function trimAddress(address: ShippingAddress): ShippingAddress {
  return {
    fullName: address.fullName.trim(),
    address: address.address.trim(),
    city: address.city.trim(),
    state: address.state.trim(),
    postalCode: address.postalCode.trim(),
    phone: address.phone.trim(),
  };
}
