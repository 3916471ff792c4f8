import { Type } from 'typebox';
import {
  AccountInfoResponseSchema,
  AuthorizeRequestSchema,
  AuthorizeResponseSchema,
  ErrorBodySchema,
  RegisterRequestSchema,
  RegisterResponseSchema,
  SessionsResponseSchema,
} from '@storefront/shared/contracts/api';

export const authorizeSchema = {
  tags: ['users'],
  summary: 'Signs in',
  body: AuthorizeRequestSchema,
  response: { 200: AuthorizeResponseSchema, '4xx': ErrorBodySchema },
};

export const registerSchema = {
  tags: ['users'],
  summary: 'Creates an account; does not sign in',
  body: RegisterRequestSchema,
  response: { 201: RegisterResponseSchema, '4xx': ErrorBodySchema },
};

export const logoutSchema = {
  tags: ['users'],
  summary: 'Ends the session of the token',
  security: [{ bearer: [] }],
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};

export const accountInfoSchema = {
  tags: ['users'],
  summary: 'The account of the token',
  security: [{ bearer: [] }],
  response: { 200: AccountInfoResponseSchema, '4xx': ErrorBodySchema },
};

export const sessionsSchema = {
  tags: ['users'],
  summary: 'The devices that are signed in to the account, the last used first',
  security: [{ bearer: [] }],
  response: { 200: SessionsResponseSchema, '4xx': ErrorBodySchema },
};

export const endSessionSchema = {
  tags: ['users'],
  summary: 'Signs one device out',
  security: [{ bearer: [] }],
  params: Type.Object({ id: Type.String() }),
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};

export const endOtherSessionsSchema = {
  tags: ['users'],
  summary: 'Signs all other devices out',
  security: [{ bearer: [] }],
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
