import { Type } from 'typebox';
import {
  AcceptedAmountSchema,
  LabelsSchema,
  Nullable,
  SelectedOptionsSchema,
} from '../common.schema';
import { DeliveryDatesSchema } from '../delivery.schema';
import { OrderEventSchema, OrderPaymentSchema, OrderRefundSchema } from './order-history.schema';
import { OrderCreditSchema } from './order-credit.schema';
import { OrderOfferSchema } from './order-offer.schema';
import { OrderedGiftCardSchema } from './gift-card.schema';
import { OrderReturnSchema } from './return.schema';

const AcceptedOrderItemSchema = Type.Object({
  id: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  productTitle: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  quantity: Type.Number(),
  price: Type.Number(),
  selectedSize: Type.Optional(Nullable(Type.String())),
  selectedColor: Type.Optional(Nullable(Type.String())),
  selectedOptions: Type.Optional(Nullable(SelectedOptionsSchema)),
  labels: Type.Optional(Nullable(LabelsSchema)),
  returnableAmount: AcceptedAmountSchema,
});

const AcceptedAddressSchema = Type.Union([
  Type.String(),
  Type.Partial(
    Type.Object({
      address: Type.String(),
      city: Type.String(),
      state: Type.String(),
      postalCode: Type.String(),
    }),
  ),
]);

/**
 * MAP-08: `createdAt` or `date`; `shippingAddress` or `shipping`; a missing status means Pending. Without a
 * `total`, the sum of the items is used (ORD-01).
 */
export const AcceptedOrderSchema = Type.Object({
  id: Type.Union([Type.String(), Type.Number()]),
  status: Type.Optional(Nullable(Type.Unknown())),
  createdAt: Type.Optional(Type.String()),
  date: Type.Optional(Type.String()),
  items: Type.Optional(Type.Array(AcceptedOrderItemSchema)),
  shippingAddress: Type.Optional(Nullable(AcceptedAddressSchema)),
  shipping: Type.Optional(
    Nullable(
      Type.Object({
        address: Type.Optional(AcceptedAddressSchema),
        method: Type.Optional(Nullable(Type.String())),
        price: AcceptedAmountSchema,
        label: Type.Optional(Nullable(Type.String())),
        tracking: Type.Optional(Nullable(Type.String())),
        carrier: Type.Optional(Nullable(Type.String())),
        trackingUrl: Type.Optional(Nullable(Type.String())),
      }),
    ),
  ),
  subtotal: AcceptedAmountSchema,
  discount: AcceptedAmountSchema,
  offers: Type.Optional(Nullable(Type.Array(Type.Partial(OrderOfferSchema)))),
  total: AcceptedAmountSchema,
  credits: Type.Optional(Nullable(Type.Array(Type.Partial(OrderCreditSchema)))),
  toPay: AcceptedAmountSchema,
  received: AcceptedAmountSchema,
  isPaidOnDelivery: Type.Optional(Nullable(Type.Boolean())),
  dueOnDelivery: AcceptedAmountSchema,
  refundDue: Type.Optional(Nullable(Type.Boolean())),
  refundAmount: AcceptedAmountSchema,
  timeline: Type.Optional(Nullable(Type.Array(Type.Partial(OrderEventSchema)))),
  payments: Type.Optional(Nullable(Type.Array(Type.Partial(OrderPaymentSchema)))),
  refunds: Type.Optional(Nullable(Type.Array(Type.Partial(OrderRefundSchema)))),
  canCancel: Type.Optional(Nullable(Type.Boolean())),
  canRefundAsCredit: Type.Optional(Nullable(Type.Boolean())),
  returns: Type.Optional(Nullable(Type.Array(OrderReturnSchema))),
  returnableUntil: Type.Optional(Nullable(Type.String())),
  delivery: Type.Optional(Nullable(DeliveryDatesSchema)),
  deliveredAt: Type.Optional(Nullable(Type.String())),
  giftCard: Type.Optional(Nullable(Type.Partial(OrderedGiftCardSchema))),
});
