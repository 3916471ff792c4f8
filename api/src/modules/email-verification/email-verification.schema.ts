import { Type } from 'typebox';
import { ErrorBodySchema, VerifyEmailRequestSchema } from '@storefront/host/contracts/api';

export const verifyEmailSchema = {
  tags: ['users'],
  summary: 'Verifies the email address of an account by a mailed link',
  body: VerifyEmailRequestSchema,
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};

export const verificationMailSchema = {
  tags: ['users'],
  summary: 'Mails the account a new link that verifies its email address',
  security: [{ bearer: [] }],
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
