import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits';
import { TimestampSchema, trimmedText } from './common.schema';

const EmailSchema = Type.String({
  maxLength: LIMITS.emailMax,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$',
});
const PasswordSchema = Type.String({
  minLength: LIMITS.passwordMin,
  maxLength: LIMITS.passwordMax,
});

/** POST /users/authorize. The password's length is not checked: a short one is just a wrong one. */
export const AuthorizeRequestSchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: LIMITS.emailMax }),
  password: Type.String({ minLength: 1, maxLength: LIMITS.passwordMax }),
  rememberMe: Type.Optional(Type.Boolean()),
});
export type AuthorizeRequest = Static<typeof AuthorizeRequestSchema>;

export const AuthorizeResponseSchema = Type.Object({ token: Type.String() });
export type AuthorizeResponse = Static<typeof AuthorizeResponseSchema>;

/** POST /users/register. The email is stored trimmed and lowercased. */
export const RegisterRequestSchema = Type.Object({
  email: EmailSchema,
  password: PasswordSchema,
  firstName: trimmedText(LIMITS.nameMin, LIMITS.nameMax),
  lastName: trimmedText(LIMITS.nameMin, LIMITS.nameMax),
});
export type RegisterRequest = Static<typeof RegisterRequestSchema>;

export const RegisterResponseSchema = Type.Object({
  id: Type.String(),
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
});
export type RegisterResponse = Static<typeof RegisterResponseSchema>;

export const AccountInfoSchema = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  createdAt: TimestampSchema,
});
export type AccountInfo = Static<typeof AccountInfoSchema>;

/** GET /accountInfo: the account, wrapped in `data`. */
export const AccountInfoResponseSchema = Type.Object({ data: AccountInfoSchema });
export type AccountInfoResponse = Static<typeof AccountInfoResponseSchema>;
