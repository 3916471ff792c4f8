import { Type, type Static } from 'typebox';

/** GET /delivery. A PIN code of India Post has six digits and doesn't begin with 0. */
export const DeliveryQuerySchema = Type.Object({
  pin: Type.String({ pattern: '^[1-9][0-9]{5}$', description: 'Postal code (PIN), six digits' }),
});

/** Where a PIN code is, and in how many working days from its payment an order arrives there. */
export const DeliverySchema = Type.Object({
  pin: Type.String(),
  area: Type.String(),
  daysMin: Type.Integer({ minimum: 0 }),
  daysMax: Type.Integer({ minimum: 0 }),
});
export type Delivery = Static<typeof DeliverySchema>;

export const DeliveryResponseSchema = Type.Object({ data: DeliverySchema });
