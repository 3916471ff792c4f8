import {
  ErrorBodySchema,
  GiftCardOfferSchema,
  GiftCardRequestSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { placeOrderSchema } from '../orders/orders.schema';
import { NoProviderSchema } from '../payments/payments.schema';

const tags = ['gift cards'];

export const giftCardOfferSchema = {
  tags,
  summary: 'Which gift cards can be bought',
  response: { 200: GiftCardOfferSchema, '4xx': ErrorBodySchema },
};

export const orderGiftCardSchema = {
  tags,
  summary: 'Orders a gift card, which is issued and mailed once the order is paid',
  security: [{ bearer: [] }],
  headers: placeOrderSchema.headers,
  body: GiftCardRequestSchema,
  response: { 201: OrderSchema, '4xx': ErrorBodySchema, 503: NoProviderSchema },
};
