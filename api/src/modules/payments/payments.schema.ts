import { Type } from 'typebox';
import {
  ErrorBodySchema,
  PaymentFieldsQuerySchema,
  PaymentFieldsResponseSchema,
  PaymentRequestSchema,
  PaymentResponseSchema,
} from '@storefront/host/contracts/api';

/** 503 if no payment provider is set up. */
export const NoProviderSchema = Type.Object(ErrorBodySchema.properties, {
  description: 'This API takes neither orders nor payments: no payment provider is set up',
});

const ProviderAwaySchema = Type.Object(ErrorBodySchema.properties, {
  description:
    'No payment provider is set up, or it doesn’t respond; a new payment can be tried later',
});

export const paymentFieldsSchema = {
  tags: ['payments'],
  summary: 'The fields of the payment form; prefilled for the owner of the order',
  querystring: PaymentFieldsQuerySchema,
  response: { 200: PaymentFieldsResponseSchema, '4xx': ErrorBodySchema, 503: NoProviderSchema },
};

export const startPaymentSchema = {
  tags: ['payments'],
  summary: 'Starts a payment of the user’s own pending order',
  security: [{ bearer: [] }],
  body: PaymentRequestSchema,
  response: { 200: PaymentResponseSchema, '4xx': ErrorBodySchema, 503: ProviderAwaySchema },
};

export const paymentCallbackSchema = {
  tags: ['payments'],
  summary: 'The payment provider’s signed callback, in the provider’s format',
  response: {
    200: Type.Object({ received: Type.Boolean() }),
    '4xx': ErrorBodySchema,
    503: NoProviderSchema,
  },
};
