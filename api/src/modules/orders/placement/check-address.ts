import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { ADDRESS_FIELDS, addressRules } from '@storefront/shared/contracts/validation';
import { BadRequestError } from '../../../http/errors';

/** Throws a {@link BadRequestError} that names the first field that breaks a rule of the checkout's form. */
export function checkAddress(address: ShippingAddress): void {
  for (const field of ADDRESS_FIELDS) {
    const message = addressRules[field](address[field], address);
    if (message !== undefined) throw new BadRequestError(`shippingAddress/${field}`, message);
  }
}
