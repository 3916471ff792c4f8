import {
  AccountChangeSchema,
  AccountInfoResponseSchema,
  ErrorBodySchema,
  RegisterRequestSchema,
  RegisterResponseSchema,
} from '@storefront/host/contracts/api';

export const registerSchema = {
  tags: ['users'],
  summary: 'Creates an account; does not sign in',
  body: RegisterRequestSchema,
  response: { 201: RegisterResponseSchema, '4xx': ErrorBodySchema },
};

export const accountInfoSchema = {
  tags: ['users'],
  summary: 'The account of the token',
  security: [{ bearer: [] }],
  response: { 200: AccountInfoResponseSchema, '4xx': ErrorBodySchema },
};

export const changeAccountSchema = {
  tags: ['users'],
  summary: 'Changes name, phone and communication preferences; omitted ones stay unchanged',
  security: [{ bearer: [] }],
  body: AccountChangeSchema,
  response: { 200: AccountInfoResponseSchema, '4xx': ErrorBodySchema },
};
