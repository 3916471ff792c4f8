import { LIMITS } from '@storefront/host/contracts';
import { PasswordField } from '@storefront/ui/forms/fields/password-field';
import { equals, localized, minLength } from '@storefront/host/validation/rules';
import { t } from '../messages/t';

/** The values of these fields. */
export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

const rules = {
  password: localized(() =>
    minLength(
      LIMITS.newPasswordMin,
      t('Password must be at least {count} characters', { count: LIMITS.newPasswordMin }),
    ),
  ),
  confirmPassword: localized(() => equals('password', t('Passwords do not match'))),
};

/** The fields for a new password and its repetition (RECO-03, RECO-06). */
export function NewPasswordFields() {
  return (
    <>
      <PasswordField
        name="password"
        label={t('New password')}
        autoComplete="new-password"
        hint={t('At least {count} characters, and not a common one', {
          count: LIMITS.newPasswordMin,
        })}
        required
        validate={rules.password}
      />
      <PasswordField
        name="confirmPassword"
        label={t('Confirm new password')}
        autoComplete="new-password"
        required
        validate={rules.confirmPassword}
      />
    </>
  );
}
