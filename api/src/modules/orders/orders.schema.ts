import { Type } from 'typebox';
import {
  ErrorBodySchema,
  OrderConflictSchema,
  OrderListQuerySchema,
  OrderListSchema,
  OrderLookupQuerySchema,
  OrderPageSchema,
  OrderRequestSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';
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
  summary: 'The orders of the token’s account, newest first; a page of them with page or q',
  security,
  querystring: OrderListQuerySchema,
  response: { 200: Type.Union([OrderListSchema, OrderPageSchema]), '4xx': ErrorBodySchema },
};

export const cancelOrderSchema = {
  tags: ['orders'],
  summary:
    'Cancels the token’s own order unless it is shipped; its payment is refunded automatically',
  security,
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  response: { 200: OrderSchema, '4xx': ErrorBodySchema },
};

/** Typed as unknown, so that the handler may send a stream. */
const eventStreamResponses: unknown = {
  200: { content: { 'text/event-stream': { schema: Type.String() } } },
  '4xx': ErrorBodySchema,
};

export const orderEventsSchema = {
  tags: ['orders'],
  summary: 'The token’s own order as server-sent events: immediately, and after each change',
  description:
    'Each event is an order, as in the response of GET /orders/{id}. The stream ends after some minutes, or when the ' +
    'session ends, and can be opened again.',
  security,
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  response: eventStreamResponses,
};

export const orderSchema = {
  tags: ['orders'],
  summary: 'One order: the token’s own, or any with its email or phone as contactInfo',
  params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
  querystring: OrderLookupQuerySchema,
  response: { 200: OrderSchema, '4xx': ErrorBodySchema },
};
