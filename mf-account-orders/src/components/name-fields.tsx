import { LIMITS } from '@storefront/host/contracts';
import { FieldRow } from '@storefront/ui/forms/fields/field-row';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { accountNameRules } from '@storefront/host/validation/plain-text';
import {
  all,
  localized,
  minLength,
  required,
  trimmed,
  type Rule,
} from '@storefront/host/validation/rules';
import { t } from '../messages/t';

/** The values of these fields; white space at their ends doesn't count. */
export interface NameValues {
  firstName: string;
  lastName: string;
}

function longEnough(label: string): Rule {
  const count = LIMITS.nameMin;
  const tooShort = t('{label} must be at least {count} characters', { label, count });
  return all(required(tooShort), trimmed(minLength(count, tooShort)));
}

const rules = {
  firstName: all(
    localized(() => longEnough(t('First name'))),
    accountNameRules.firstName,
  ),
  lastName: all(
    localized(() => longEnough(t('Last name'))),
    accountNameRules.lastName,
  ),
};

/** The fields for a shopper's name (REG-02, ADDR-01). */
export function NameFields() {
  return (
    <FieldRow>
      <TextField
        name="firstName"
        label={t('First name')}
        autoComplete="given-name"
        maxLength={LIMITS.nameMax}
        required
        validate={rules.firstName}
      />
      <TextField
        name="lastName"
        label={t('Last name')}
        autoComplete="family-name"
        maxLength={LIMITS.nameMax}
        required
        validate={rules.lastName}
      />
    </FieldRow>
  );
}
