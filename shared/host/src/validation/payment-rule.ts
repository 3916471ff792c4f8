import type { PaymentField as ApiPaymentField } from '@storefront/host/contracts/api';
import { applyMask } from './mask';
import { isPhoneField, phoneError } from './phone';
import { all, email, maxLength, minLength, optional, pattern, required, type Rule } from './rules';

type PaymentField = Pick<ApiPaymentField, 'name' | 'label' | 'type' | 'mask' | 'rules'>;

/** The validation rule of a payment field, in the form and in the API (PAY-03, PAY-06, PAY-08). */
export function paymentRule(field: PaymentField): Rule {
  const { label, type, mask, rules = {} } = field;
  if (isPhoneField(field)) return (value) => phoneError(value, rules, rules.required);
  return all(
    rules.required ? requiredRule(field) : alwaysValid,
    optional(
      all(
        type === 'email' ? email('Invalid email address') : alwaysValid,
        mask === undefined
          ? alwaysValid
          : matchesMask(mask, `${label} must be filled in completely`),
        rules.minLength === undefined
          ? alwaysValid
          : minLength(rules.minLength, `${label} must have at least ${rules.minLength} characters`),
        rules.maxLength === undefined
          ? alwaysValid
          : maxLength(
              rules.maxLength,
              `${label} must have no more than ${rules.maxLength} characters`,
            ),
        rules.pattern === undefined ? alwaysValid : pattern(rules.pattern, `${label} is not valid`),
      ),
    ),
  );
}

const alwaysValid: Rule = () => undefined;

/** An unchecked checkbox counts as blank. */
function requiredRule({ label, type }: PaymentField): Rule {
  const rule = required(`${label} is required`);
  return (value, values) => rule(type === 'checkbox' && value === 'false' ? '' : value, values);
}

/** Every position of the mask is filled; literals at its end may be missing. */
function matchesMask(mask: string, message: string): Rule {
  const minimum = mask.replace(/[^9a*]+$/, '').length;
  return (value = '') =>
    value.length >= minimum && applyMask(value, mask) === value ? undefined : message;
}
