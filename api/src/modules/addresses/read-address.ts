import type { ShippingAddress } from '@storefront/host/contracts/api';
import {
  ADDRESS_FIELDS,
  addressRules,
  asciiDigits,
  readPhone,
  notDelivered,
  stateMismatch,
} from '@storefront/host/contracts/validation';
import { BadRequestError } from '../../http/errors';
import { type DeliveryZones, findZone } from '../delivery/delivery-zones';
import { findPincode } from '../pincodes/pincodes.service';

/** What is wrong with an address, and in which of its fields. */
interface AddressProblem {
  field: (typeof ADDRESS_FIELDS)[number];
  message: string;
}

/**
 * Reads an address as it was typed, by the rules of the checkout's form: trimmed, the phone number as +91 and
 * its digits (TYPE-01), delivered by the shop (TYPE-02), in the state of its PIN code (TYPE-03). Throws a {@link
 * BadRequestError} that names the first invalid field; `path` is put in front of its name.
 */
export function readAddress(
  typed: ShippingAddress,
  zones: DeliveryZones,
  path = '',
): ShippingAddress {
  const address = {
    fullName: typed.fullName.trim(),
    address: typed.address.trim(),
    city: typed.city.trim(),
    state: typed.state.trim(),
    postalCode: asciiDigits(typed.postalCode.trim()),
    phone: readPhone(typed.phone),
  };
  const problem = findProblem(address, zones);
  if (problem) throw new BadRequestError(`${path}${problem.field}`, problem.message);
  return address;
}

/** What is wrong with an address; undefined if an order can go there. */
export function findProblem(
  address: ShippingAddress,
  zones: DeliveryZones,
): AddressProblem | undefined {
  for (const field of ADDRESS_FIELDS) {
    const message = addressRules[field](address[field], address);
    if (message !== undefined) return { field, message };
  }
  const { postalCode } = address;
  if (!findZone(zones, postalCode)) {
    return { field: 'postalCode', message: notDelivered(postalCode) };
  }
  const pincode = findPincode(postalCode);
  const message = pincode && stateMismatch(address, pincode.state);
  return message === undefined ? undefined : { field: 'state', message };
}
