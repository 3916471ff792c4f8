import { Type, type Static } from 'typebox';
import { PinSchema } from './common.schema';

/** GET /pincodes/{pin}. */
export const PincodeParamsSchema = Type.Object({ pin: PinSchema });

/** Where a PIN code is; the state is one of those that an address may have. */
export const PincodeSchema = Type.Object({
  pin: Type.String(),
  city: Type.String(),
  state: Type.String(),
});
export type Pincode = Static<typeof PincodeSchema>;

export const PincodeResponseSchema = Type.Object({ data: PincodeSchema });
