import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits';
import {
  ErrorBodySchema,
  filledText,
  Nullable,
  RupeesSchema,
  TimestampSchema,
} from './common.schema';
import { ShippingRateSchema } from './store.schema';

const QuantitySchema = Type.Integer({ minimum: 1, maximum: LIMITS.lineQuantityMax });
const ChoiceSchema = Type.Optional(Nullable(Type.String({ maxLength: 100 })));

export const ShippingAddressSchema = Type.Object({
  fullName: filledText(LIMITS.addressLineMax),
  address: filledText(LIMITS.addressLineMax),
  city: filledText(LIMITS.addressLineMax),
  state: filledText(LIMITS.addressLineMax),
  postalCode: filledText(LIMITS.postalCodeMax),
  phone: filledText(LIMITS.phoneMax),
});
export type ShippingAddress = Static<typeof ShippingAddressSchema>;

/** One line of the cart. `price` is what the shopper saw, in rupees: compared, never charged. */
export const OrderRequestItemSchema = Type.Object({
  productId: Type.String({ minLength: 1, maxLength: 100 }),
  quantity: QuantitySchema,
  selectedSize: ChoiceSchema,
  selectedColor: ChoiceSchema,
  price: Type.Optional(RupeesSchema),
});
export type OrderRequestItem = Static<typeof OrderRequestItemSchema>;

/**
 * POST /orders. `items` say the sizes and colours and add up to `products`. `expectedTotal` is the
 * total that the shopper saw, shipping included, in rupees; the order is refused with an
 * `OrderConflict` when the server's differs. It is not included in the idempotency hash. An
 * API without a payment provider responds with 503 and an `ErrorBody`.
 */
export const OrderRequestSchema = Type.Object({
  products: Type.Record(Type.String({ minLength: 1, maxLength: 100 }), QuantitySchema, {
    minProperties: 1,
    maxProperties: LIMITS.orderLinesMax,
  }),
  shippingAddress: ShippingAddressSchema,
  items: Type.Optional(Type.Array(OrderRequestItemSchema, { maxItems: LIMITS.orderLinesMax })),
  expectedTotal: Type.Optional(RupeesSchema),
});
export type OrderRequest = Static<typeof OrderRequestSchema>;

/** One line of an order; `price` is rupees for one piece, as it was when the order was placed. */
export const OrderItemSchema = Type.Object({
  id: Type.String(),
  productId: Type.String(),
  productTitle: Type.String(),
  quantity: Type.Integer(),
  price: RupeesSchema,
  selectedSize: Nullable(Type.String()),
  selectedColor: Nullable(Type.String()),
  image: Type.String(),
});
export type OrderItem = Static<typeof OrderItemSchema>;

/** How an order is shipped, and what that cost when it was placed. */
export const ShippingSchema = Type.Object({
  ...ShippingRateSchema.properties,
  tracking: Nullable(Type.String()),
  address: Type.Optional(Type.String()),
});
export type Shipping = Static<typeof ShippingSchema>;

/**
 * An order. `subtotal` is the sum of its lines, `total` that and the shipping: what is to be paid.
 * `received` is what was paid for it so far. `refundDue` says that something of it goes back to the shopper, and
 * `refundAmount` how much: the order was cancelled, or paid too much, too little, or twice.
 */
export const OrderSchema = Type.Object({
  id: Type.String(),
  status: Type.Integer(),
  createdAt: TimestampSchema,
  items: Type.Array(OrderItemSchema),
  shippingAddress: ShippingAddressSchema,
  shipping: ShippingSchema,
  subtotal: RupeesSchema,
  total: RupeesSchema,
  received: RupeesSchema,
  refundDue: Type.Boolean(),
  refundAmount: RupeesSchema,
});
export type Order = Static<typeof OrderSchema>;

/** GET /orders: bare, newest first. */
export const OrderListSchema = Type.Array(OrderSchema);

/**
 * A line that stands in an order's way: how many are left of what was asked for, and what a piece
 * costs now, in rupees. The title of an unknown product is its id.
 */
export const ConflictingProductSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  selectedSize: Nullable(Type.String()),
  selectedColor: Nullable(Type.String()),
  available: Type.Integer(),
  price: Nullable(RupeesSchema),
});
export type ConflictingProduct = Static<typeof ConflictingProductSchema>;

/** One line of an order that isn't placed yet; `price` is what a piece costs now, in rupees. */
export const PricedItemSchema = Type.Object({
  productId: Type.String(),
  productTitle: Type.String(),
  quantity: Type.Integer(),
  price: RupeesSchema,
  selectedSize: Nullable(Type.String()),
  selectedColor: Nullable(Type.String()),
});
export type PricedItem = Static<typeof PricedItemSchema>;

/**
 * 409 of POST /orders. `products` are the lines in the way. Where `expectedTotal` differed, they are
 * the lines whose price did, and `items`, `subtotal`, `shipping` and `total` say what the whole
 * order comes to now, so that the difference can be shown before it is sent again.
 */
export const OrderConflictSchema = Type.Object({
  ...ErrorBodySchema.properties,
  products: Type.Optional(Type.Array(ConflictingProductSchema)),
  items: Type.Optional(Type.Array(PricedItemSchema)),
  subtotal: Type.Optional(RupeesSchema),
  shipping: Type.Optional(ShippingRateSchema),
  total: Type.Optional(RupeesSchema),
});
export type OrderConflict = Static<typeof OrderConflictSchema>;

/** GET /orders/{id}: an email or phone for a lookup without signing in. */
export const OrderLookupQuerySchema = Type.Object({
  contactInfo: Type.Optional(Type.String({ maxLength: LIMITS.emailMax })),
});
export type OrderLookupQuery = Static<typeof OrderLookupQuerySchema>;
