import { Type, type Static } from 'typebox';
import * as LIMITS from '../../limits';
import { TimestampSchema, trimmedText } from '../common.schema';

export const EmailSchema = Type.String({
  maxLength: LIMITS.emailMax,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$',
});
/**
 * Larger than the limit, because the API counts characters only after Unicode normalisation, which may join
 * some.
 */
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

/** No length here: the API checks it in code, counts code points, and has its own messages. */
const NewPasswordSchema = Type.String({
  description:
    `${LIMITS.newPasswordMin} to ${LIMITS.passwordMax} characters; ` +
    'not blank, not the email, and none of the most common ones',
});

/** POST /users/register. The email is stored trimmed and lowercased, its domain as DNS has it. */
export const RegisterRequestSchema = Type.Object({
  email: EmailSchema,
  password: NewPasswordSchema,
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

export const AccountInfoSchema = Type.Object({
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  createdAt: TimestampSchema,
  phone: Type.Optional(Type.String({ description: 'Absent where none was given' })),
  mailWishlist: Type.Optional(
    Type.Boolean({ description: 'Whether price drops on the wishlist may be mailed' }),
  ),
  emailVerified: Type.Optional(
    Type.Boolean({ description: 'Whether a link mailed to the address was opened' }),
  ),
});
export type AccountInfo = Static<typeof AccountInfoSchema>;

/** GET /accountInfo: the account, wrapped in `data`. */
export const AccountInfoResponseSchema = Type.Object({ data: AccountInfoSchema });

/** PATCH /accountInfo: omitted fields stay unchanged. A blank phone removes the stored one. */
export const AccountChangeSchema = Type.Object({
  firstName: Type.Optional(trimmedText(LIMITS.nameMin, LIMITS.nameMax)),
  lastName: Type.Optional(trimmedText(LIMITS.nameMin, LIMITS.nameMax)),
  phone: Type.Optional(Type.String({ maxLength: LIMITS.phoneMax })),
  mailWishlist: Type.Optional(Type.Boolean()),
});
export type AccountChange = Static<typeof AccountChangeSchema>;

/** A device that is signed in. */
export const SessionSchema = Type.Object({
  id: Type.String(),
  device: Type.String({ description: 'Browser and operating system, without versions' }),
  lastUsedAt: TimestampSchema,
  isCurrent: Type.Boolean({ description: 'Whether it is the session of this request' }),
});
export type Session = Static<typeof SessionSchema>;

/** GET /sessions */
export const SessionsResponseSchema = Type.Array(SessionSchema);

/** POST /users/forgot-password */
export const ForgotPasswordRequestSchema = Type.Object({ email: EmailSchema });

/** The same for every email, whether it has an account or not. */
export const ForgotPasswordResponseSchema = Type.Object({ message: Type.String() });

/** The token of a mailed link. */
export const LinkTokenSchema = Type.String({ minLength: 1, maxLength: 200 });

/** POST /users/reset-password */
export const ResetPasswordRequestSchema = Type.Object({
  token: LinkTokenSchema,
  password: NewPasswordSchema,
});
export type ResetPasswordRequest = Static<typeof ResetPasswordRequestSchema>;

/** PUT /users/password */
export const ChangePasswordRequestSchema = Type.Object({
  current: Type.String({ minLength: 1, maxLength: TYPED_PASSWORD_MAX }),
  next: NewPasswordSchema,
});
export type ChangePasswordRequest = Static<typeof ChangePasswordRequestSchema>;

/** POST /users/verify-email */
export const VerifyEmailRequestSchema = Type.Object({ token: LinkTokenSchema });
export type VerifyEmailRequest = Static<typeof VerifyEmailRequestSchema>;
