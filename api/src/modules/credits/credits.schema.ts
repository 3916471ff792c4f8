import {
  ErrorBodySchema,
  GiftCardQuerySchema,
  GiftCardSchema,
  StoreCreditSchema,
} from '@storefront/host/contracts/api';

const tags = ['store credit'];

export const storeCreditSchema = {
  tags,
  summary: 'The account’s store credit, and what was added to it and taken from it',
  security: [{ bearer: [] }],
  response: { 200: StoreCreditSchema, '4xx': ErrorBodySchema },
};

export const giftCardSchema = {
  tags,
  summary: 'What is left on a gift card',
  body: GiftCardQuerySchema,
  response: { 200: GiftCardSchema, '4xx': ErrorBodySchema },
};
