import { Type, type Static } from 'typebox';

/** GET /pincodes/{pin}. A PIN code of India Post has six digits and doesn't begin with 0. */
export const PincodeParamsSchema = Type.Object({
  pin: Type.String({ pattern: '^[1-9][0-9]{5}$', description: 'Postal code (PIN), six digits' }),
});

/** Where a PIN code is; the state is one of those that an address may have. */
export const PincodeSchema = Type.Object({
  pin: Type.String(),
  city: Type.String(),
  state: Type.String(),
});
export type Pincode = Static<typeof PincodeSchema>;

export const PincodeResponseSchema = Type.Object({ data: PincodeSchema });
