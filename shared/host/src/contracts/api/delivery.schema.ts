import { Type, type Static } from 'typebox';
import { DaySchema, PinSchema, TimestampSchema } from './common.schema';

/** GET /delivery. */
export const DeliveryQuerySchema = Type.Object({ pin: PinSchema });

/**
 * The first and the last day on which an order arrives. Those of an order that isn't paid yet hold if it is paid until
 * `payBy`; a promise has none.
 */
export const DeliveryDatesSchema = Type.Object({
  earliest: DaySchema,
  latest: DaySchema,
  payBy: Type.Optional(TimestampSchema),
});
export type DeliveryDates = Static<typeof DeliveryDatesSchema>;

/**
 * Where a PIN code is, in how many working days from its dispatch an order arrives there, and on which days if it is
 * paid now. A server without a calendar sends no dates.
 */
export const DeliverySchema = Type.Object({
  pin: Type.String(),
  area: Type.String(),
  daysMin: Type.Integer({ minimum: 0 }),
  daysMax: Type.Integer({ minimum: 0 }),
  dates: Type.Optional(DeliveryDatesSchema),
});
export type Delivery = Static<typeof DeliverySchema>;

export const DeliveryResponseSchema = Type.Object({ data: DeliverySchema });
