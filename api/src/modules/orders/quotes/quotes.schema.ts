import {
  ErrorBodySchema,
  QuoteRequestSchema,
  QuoteResponseSchema,
} from '@storefront/host/contracts/api';

export const quoteSchema = {
  tags: ['orders'],
  summary: 'What an order of these lines would cost now, with the shop’s offers',
  description:
    'With a token, for its account; without one, for a new customer. Lines that can’t be ordered are left out.',
  body: QuoteRequestSchema,
  response: { 200: QuoteResponseSchema, '4xx': ErrorBodySchema },
};
