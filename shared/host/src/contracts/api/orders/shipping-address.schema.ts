import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { nonBlankText } from '../common.schema';

/** Where an order is delivered, or a return is picked up. */
export const ShippingAddressSchema = Type.Object({
  fullName: nonBlankText(LIMITS.addressLineMax),
  address: nonBlankText(LIMITS.addressLineMax),
  city: nonBlankText(LIMITS.addressLineMax),
  state: nonBlankText(LIMITS.addressLineMax),
  postalCode: nonBlankText(LIMITS.postalCodeMax),
  phone: nonBlankText(LIMITS.phoneMax),
});
export type ShippingAddress = Static<typeof ShippingAddressSchema>;
