import { LIMITS } from '@storefront/host/contracts';
import { FieldRow } from '@storefront/ui/forms/fields/field-row';
import { TextField } from '@storefront/ui/forms/fields/text-field';
import { accountNameRules } from '@storefront/host/validation/plain-text';
import { all, minLength, required, trimmed } from '@storefront/host/validation/rules';

/** The values of these fields; white space at their ends doesn't count. */
export interface NameValues {
  firstName: string;
  lastName: string;
}

const tooShort = (label: string) => `${label} must be at least ${LIMITS.nameMin} characters`;
const longEnough = (label: string) =>
  all(required(tooShort(label)), trimmed(minLength(LIMITS.nameMin, tooShort(label))));

const rules = {
  firstName: all(longEnough('First name'), accountNameRules.firstName),
  lastName: all(longEnough('Last name'), accountNameRules.lastName),
};

/** The fields for a shopper's name (REG-02, ADDR-01). */
export function NameFields() {
  return (
    <FieldRow>
      <TextField
        name="firstName"
        label="First name"
        autoComplete="given-name"
        maxLength={LIMITS.nameMax}
        required
        validate={rules.firstName}
      />
      <TextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        maxLength={LIMITS.nameMax}
        required
        validate={rules.lastName}
      />
    </FieldRow>
  );
}
