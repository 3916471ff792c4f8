import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import {
  ErrorBodySchema,
  LineQuantitySchema,
  Nullable,
  presentedVariant,
  requestedVariant,
  RupeesSchema,
  TimestampSchema,
} from '../common.schema';
import { DeliveryDatesSchema } from '../delivery.schema';
import { OrderEventSchema, OrderPaymentSchema, OrderRefundSchema } from './order-history.schema';
import { OrderCreditSchema } from './order-credit.schema';
import { OrderedGiftCardSchema } from './gift-card.schema';
import { OrderOfferSchema } from './order-offer.schema';
import { OrderReturnSchema } from './return.schema';
import { ShippingAddressSchema } from './shipping-address.schema';
import { ShippingRateSchema } from '../catalogue/store.schema';

/** One line of the cart. `price` is what the shopper saw, in rupees: compared, never charged. */
export const OrderRequestItemSchema = Type.Object({
  productId: Type.String({ minLength: 1, maxLength: LIMITS.productIdMax }),
  quantity: LineQuantitySchema,
  ...requestedVariant,
  price: Type.Optional(RupeesSchema),
});
export type OrderRequestItem = Static<typeof OrderRequestItemSchema>;

/** Codes of offers and gift cards, as the shopper typed them. */
export const CouponCodesSchema = Type.Array(
  Type.String({ minLength: 1, maxLength: LIMITS.couponCodeMax }),
  { maxItems: LIMITS.couponCodesMax },
);

/**
 * POST /orders. `items` has the sizes, colours and other options, and adds up to `products`. `expectedTotal` is the total
 * that the shopper saw, shipping included, in rupees; the order is refused with an `OrderConflict` when the
 * server's differs. With `useStoreCredit`, the store credit of the account pays, too, and `expectedToPay` is what it and gift
 * cards leave to be paid of the total, which is compared in the same way. Neither expected amount is included in the idempotency hash. `buyerGstin` is for an invoice
 * that names a business; a blank one counts as absent. `couponCodes` that don't apply are ignored: who sends them also
 * sends `expectedTotal`, to be told. An API without a payment provider responds with 503
 * and an `ErrorBody`.
 */
export const OrderRequestSchema = Type.Object({
  products: Type.Record(
    Type.String({ minLength: 1, maxLength: LIMITS.productIdMax }),
    LineQuantitySchema,
    {
      minProperties: 1,
      maxProperties: LIMITS.orderLinesMax,
    },
  ),
  shippingAddress: ShippingAddressSchema,
  items: Type.Optional(Type.Array(OrderRequestItemSchema, { maxItems: LIMITS.orderLinesMax })),
  expectedTotal: Type.Optional(RupeesSchema),
  buyerGstin: Type.Optional(Type.String({ maxLength: LIMITS.gstinMax })),
  couponCodes: Type.Optional(CouponCodesSchema),
  useStoreCredit: Type.Optional(Type.Boolean()),
  expectedToPay: Type.Optional(RupeesSchema),
});
export type OrderRequest = Static<typeof OrderRequestSchema>;

/** One line of an order that isn't placed yet; `price` is what a piece costs now, in rupees. */
export const PricedItemSchema = Type.Object({
  productId: Type.String(),
  productTitle: Type.String(),
  quantity: Type.Integer(),
  price: RupeesSchema,
  ...presentedVariant,
});
export type PricedItem = Static<typeof PricedItemSchema>;

/**
 * One line of an order; `price` is rupees for one piece, as it was when the order was placed.
 * `discount` is what offers take off all its pieces together; absent for nothing. `returnableQuantity` is how many pieces
 * of the line can still be sent back, and `returnableAmount` what was paid for them, in rupees: a part of them refunds its
 * share of that, rounded down to paise.
 */
export const OrderItemSchema = Type.Object({
  id: Type.String(),
  ...PricedItemSchema.properties,
  image: Type.String(),
  discount: Type.Optional(RupeesSchema),
  returnableQuantity: Type.Integer(),
  returnableAmount: Type.Optional(RupeesSchema),
});
export type OrderItem = Static<typeof OrderItemSchema>;

/** How an order is shipped, and what that cost when it was placed. */
export const ShippingSchema = Type.Object({
  ...ShippingRateSchema.properties,
  tracking: Nullable(Type.String()),
  carrier: Nullable(Type.String()),
  /** The carrier's page of the parcel. */
  trackingUrl: Nullable(Type.String()),
  address: Type.Optional(Type.String()),
});
export type Shipping = Static<typeof ShippingSchema>;

/**
 * An invoice or a credit note of an order. `path` is the API call that responds with its PDF. For an order
 * that was paid before there were invoices, the number is null: its invoice is issued when it is first
 * requested.
 */
export const OrderDocumentSchema = Type.Object({
  kind: Type.Union([Type.Literal('invoice'), Type.Literal('credit-note')]),
  number: Nullable(Type.String()),
  path: Type.String(),
});
export type OrderDocument = Static<typeof OrderDocumentSchema>;

/**
 * An order. `subtotal` is the sum of its lines, `total` that and the shipping, less `discount`: the amount to pay, unless
 * `credits` pay a part of it and leave `toPay`; both are absent where none is used. A cancelled order's have got it back.
 * `offers` and `discount` are absent where no offer applies. `received` is what was paid for the order so far, and
 * `dueOnDelivery` what the courier collects; absent for nothing. `isPaidOnDelivery` is true for an order whose shopper has
 * confirmed that. `refundDue` says that part of what was received goes back to the shopper, and `refundAmount` how much:
 * because the order was cancelled, the payment was too much, too little or made
 * twice, or lines were returned. `timeline` is oldest first, `returns` newest first. `returnableUntil` is the
 * end of the time in which lines can be sent back, null before the order is delivered. `delivery` is when it arrives:
 * an estimate until it is paid, then what was promised; null for a cancelled order, and for one that was paid before
 * there were promises. A guest sees no payments, returns and documents, and can cancel nothing. `giftCard` is what an order of a
 * gift card buys, which has no `shippingAddress` and no `shipping`; absent for any other.
 */
export const OrderSchema = Type.Object({
  id: Type.String(),
  status: Type.Integer(),
  createdAt: TimestampSchema,
  items: Type.Array(OrderItemSchema),
  shippingAddress: Nullable(ShippingAddressSchema),
  shipping: Nullable(ShippingSchema),
  subtotal: RupeesSchema,
  discount: Type.Optional(RupeesSchema),
  offers: Type.Optional(Type.Array(OrderOfferSchema)),
  total: RupeesSchema,
  credits: Type.Optional(Type.Array(OrderCreditSchema)),
  toPay: Type.Optional(RupeesSchema),
  received: RupeesSchema,
  isPaidOnDelivery: Type.Optional(Type.Boolean()),
  dueOnDelivery: Type.Optional(RupeesSchema),
  refundDue: Type.Boolean(),
  refundAmount: RupeesSchema,
  timeline: Type.Array(OrderEventSchema),
  payments: Type.Array(OrderPaymentSchema),
  refunds: Type.Array(OrderRefundSchema),
  canCancel: Type.Boolean(),
  /** Whether a return can be refunded as store credit. */
  canRefundAsCredit: Type.Optional(Type.Boolean()),
  returns: Type.Array(OrderReturnSchema),
  returnableUntil: Nullable(TimestampSchema),
  delivery: Type.Optional(Nullable(DeliveryDatesSchema)),
  deliveredAt: Type.Optional(Nullable(TimestampSchema)),
  documents: Type.Optional(Type.Array(OrderDocumentSchema)),
  giftCard: Type.Optional(OrderedGiftCardSchema),
});
export type Order = Static<typeof OrderSchema>;

/** GET /orders: bare, newest first. */
export const OrderListSchema = Type.Array(OrderSchema);

/** GET /orders with `page`, from 1, or with `q`, which is searched for in order ids and product titles. */
export const OrderListQuerySchema = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  q: Type.Optional(Type.String({ maxLength: LIMITS.searchMax })),
});

/** A page of up to `LIMITS.ordersPageSize` orders, newest first, and how many there are on all pages. */
export const OrderPageSchema = Type.Object({ data: OrderListSchema, count: Type.Integer() });
export type OrderPage = Static<typeof OrderPageSchema>;

/**
 * A line because of which an order was refused: how many pieces are available, and what a piece costs now, in
 * rupees; null for a product that can't be bought any more. The title of an unknown product is its id.
 */
export const ConflictingProductSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  ...presentedVariant,
  available: Type.Integer(),
  price: Nullable(RupeesSchema),
});
export type ConflictingProduct = Static<typeof ConflictingProductSchema>;

/**
 * 409 of POST /orders. `products` are the conflicting lines, and `items` the current prices of all lines that
 * have one, so that one answer lists every difference. If an expected amount differed, `products` are the lines
 * whose price has changed, and `subtotal`, `discount`, `offers`, `shipping`, `total`, `credits` and `toPay` have the order's current amounts, so that the
 * difference can be shown before the order is sent again.
 */
export const OrderConflictSchema = Type.Object({
  ...ErrorBodySchema.properties,
  products: Type.Optional(Type.Array(ConflictingProductSchema)),
  items: Type.Optional(Type.Array(PricedItemSchema)),
  subtotal: Type.Optional(RupeesSchema),
  discount: Type.Optional(RupeesSchema),
  offers: Type.Optional(Type.Array(OrderOfferSchema)),
  shipping: Type.Optional(ShippingRateSchema),
  total: Type.Optional(RupeesSchema),
  credits: Type.Optional(Type.Array(OrderCreditSchema)),
  toPay: Type.Optional(RupeesSchema),
});
export type OrderConflict = Static<typeof OrderConflictSchema>;

/** GET /orders/{id}: an email or phone for a lookup without signing in. */
export const OrderLookupQuerySchema = Type.Object({
  contactInfo: Type.Optional(Type.String({ maxLength: LIMITS.emailMax })),
});
