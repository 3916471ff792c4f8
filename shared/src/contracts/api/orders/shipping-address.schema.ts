import { Type, type Static } from 'typebox';
import { LIMITS } from '../../limits';
import { filledText } from '../common.schema';

/** Where an order is delivered, or a return is picked up. */
export const ShippingAddressSchema = Type.Object({
  fullName: filledText(LIMITS.addressLineMax),
  address: filledText(LIMITS.addressLineMax),
  city: filledText(LIMITS.addressLineMax),
  state: filledText(LIMITS.addressLineMax),
  postalCode: filledText(LIMITS.postalCodeMax),
  phone: filledText(LIMITS.phoneMax),
});
export type ShippingAddress = Static<typeof ShippingAddressSchema>;
