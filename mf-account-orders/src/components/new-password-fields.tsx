import { LIMITS } from '@storefront/host/contracts';
import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { equals, minLength } from '@storefront/host/validation/rules';

/** The values of these fields. */
export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

const rules = {
  password: minLength(
    LIMITS.newPasswordMin,
    `Password must be at least ${LIMITS.newPasswordMin} characters`,
  ),
  confirmPassword: equals('password', 'Passwords do not match'),
};

/** The fields for a new password and its repetition (RECO-03, RECO-06). */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.newPasswordMin} characters, and not a common one`}
        required
        validate={rules.password}
      />
      <PasswordField
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
        required
        validate={rules.confirmPassword}
      />
    </>
  );
}
