import { LIMITS } from '@storefront/shared/contracts';
import { equals, minLength } from '@storefront/shared/forms/rules';

/** What is said at the field of a new password. */
export const NEW_PASSWORD_HINT = `At least ${LIMITS.newPasswordMin} characters, and not a common one`;

/** The rules of a new password, and of its repetition beside the field of that name. */
export const newPasswordRules = (field: string) => ({
  password: minLength(
    LIMITS.newPasswordMin,
    `Password must be at least ${LIMITS.newPasswordMin} characters`,
  ),
  repetition: equals(field, 'Passwords do not match'),
});
