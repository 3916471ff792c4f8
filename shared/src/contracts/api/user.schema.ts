import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits';
import { TimestampSchema, trimmedText } from './common.schema';

const EmailSchema = Type.String({
  maxLength: LIMITS.emailMax,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$',
});
/** The API joins characters that were typed in parts before it counts them. */
const TYPED_PASSWORD_MAX = 4 * LIMITS.passwordMax;

/** POST /users/authorize. The password's length is not checked: a short one is just a wrong one. */
export const AuthorizeRequestSchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: LIMITS.emailMax }),
  password: Type.String({ minLength: 1, maxLength: TYPED_PASSWORD_MAX }),
  rememberMe: Type.Optional(
    Type.Boolean({ description: 'false: the session ends after hours without use, not days' }),
  ),
});
export type AuthorizeRequest = Static<typeof AuthorizeRequestSchema>;

export const AuthorizeResponseSchema = Type.Object({ token: Type.String() });
export type AuthorizeResponse = Static<typeof AuthorizeResponseSchema>;

/**
 * POST /users/register. The email is stored trimmed and lowercased. The API says itself what is wrong with
 * the password's length, which it counts in code points.
 */
export const RegisterRequestSchema = Type.Object({
  email: EmailSchema,
  password: Type.String({
    description:
      `${LIMITS.newPasswordMin} to ${LIMITS.passwordMax} characters; ` +
      'not blank, not the email, and none of the most common ones',
  }),
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

/** A device that is signed in. */
export const SessionSchema = Type.Object({
  id: Type.String(),
  device: Type.String({ description: 'Browser and system, coarsely' }),
  lastUsedAt: TimestampSchema,
  isCurrent: Type.Boolean({ description: 'Whether it is the one that asks' }),
});
export type Session = Static<typeof SessionSchema>;

/** GET /sessions */
export const SessionsResponseSchema = Type.Array(SessionSchema);
