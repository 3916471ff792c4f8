import { Type } from 'typebox';
import {
  AuthorizeRequestSchema,
  AuthorizeResponseSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';

export const authorizeSchema = {
  tags: ['users'],
  summary: 'Signs in',
  body: AuthorizeRequestSchema,
  response: { 200: AuthorizeResponseSchema, '4xx': ErrorBodySchema },
};

export const logoutSchema = {
  tags: ['users'],
  summary: 'Ends the session of the token',
  security: [{ bearer: [] }],
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
