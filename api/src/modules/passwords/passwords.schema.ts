import { Type } from 'typebox';
import {
  ChangePasswordRequestSchema,
  ErrorBodySchema,
  ForgotPasswordRequestSchema,
  ForgotPasswordResponseSchema,
  ResetPasswordRequestSchema,
} from '@storefront/host/contracts/api';

export const forgotPasswordSchema = {
  tags: ['users'],
  summary: 'Mails a link that sets a new password, if the email has an account',
  body: ForgotPasswordRequestSchema,
  response: { 202: ForgotPasswordResponseSchema, '4xx': ErrorBodySchema },
};

export const resetPasswordSchema = {
  tags: ['users'],
  summary: 'Sets a new password by a mailed link; signs all devices out',
  body: ResetPasswordRequestSchema,
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};

export const changePasswordSchema = {
  tags: ['users'],
  summary: 'Changes the password; signs all other devices out',
  security: [{ bearer: [] }],
  body: ChangePasswordRequestSchema,
  response: { 204: Type.Null(), '4xx': ErrorBodySchema },
};
