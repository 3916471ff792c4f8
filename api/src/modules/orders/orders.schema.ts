import { Type } from 'typebox';
import {
  ErrorBodySchema,
  OrderConflictSchema,
  OrderListSchema,
  OrderLookupQuerySchema,
  OrderRequestSchema,
  OrderSchema,
} from '@storefront/shared/contracts/api';
import { NoProviderSchema } from '../payments/payments.schema';

const security = [{ bearer: [] }];

export const placeOrderSchema = {
  tags: ['orders'],
  summary: 'Places an order at the catalogue’s prices',
  security,
  headers: Type.Object({
    'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  }),
  body: OrderRequestSchema,
  response: {
    201: OrderSchema,
    409: OrderConflictSchema,
    '4xx': ErrorBodySchema,
    503: NoProviderSchema,
  },
};

export const orderListSchema = {
  tags: ['orders'],
  summary: 'The orders of the token’s account, newest first',
  security,
  response: { 200: OrderListSchema, '4xx': ErrorBodySchema },
};

export const orderSchema = {
  tags: ['orders'],
  summary: 'One order: the token’s own, or any with its email or phone as contactInfo',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  querystring: OrderLookupQuerySchema,
  response: { 200: OrderSchema, '4xx': ErrorBodySchema },
};
