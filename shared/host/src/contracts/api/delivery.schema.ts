import { Type, type Static } from 'typebox';
import { PinSchema } from './common.schema';

/** GET /delivery. */
export const DeliveryQuerySchema = Type.Object({ pin: PinSchema });

/** Where a PIN code is, and in how many working days from its payment an order arrives there. */
export const DeliverySchema = Type.Object({
  pin: Type.String(),
  area: Type.String(),
  daysMin: Type.Integer({ minimum: 0 }),
  daysMax: Type.Integer({ minimum: 0 }),
});
export type Delivery = Static<typeof DeliverySchema>;

export const DeliveryResponseSchema = Type.Object({ data: DeliverySchema });
