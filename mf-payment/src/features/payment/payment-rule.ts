import { applyMask } from '@storefront/shared/forms/mask';
import { isPhoneField, phoneError } from '@storefront/shared/forms/phone';
import {
  all,
  email,
  maxLength,
  minLength,
  optional,
  pattern,
  required,
  type Rule,
} from '@storefront/shared/forms/rules';
import type { PaymentField } from '@storefront/shared/shop/payment';

/** The rule that a payment field's value must satisfy (PAY-03, PAY-06, PAY-08). */
export function paymentRule(field: PaymentField): Rule {
  const { label, type, mask, rules } = field;
  if (isPhoneField(field)) return (value) => phoneError(value, rules, rules.required);
  return all(
    rules.required ? requiredRule(field) : passes,
    optional(
      all(
        type === 'email' ? email('Invalid email address') : passes,
        mask === undefined ? passes : fillsMask(mask, `${label} must be filled in completely`),
        rules.minLength === undefined
          ? passes
          : minLength(rules.minLength, `${label} must have at least ${rules.minLength} characters`),
        rules.maxLength === undefined
          ? passes
          : maxLength(
              rules.maxLength,
              `${label} must have no more than ${rules.maxLength} characters`,
            ),
        rules.pattern === undefined ? passes : pattern(rules.pattern, `${label} is not valid`),
      ),
    ),
  );
}

const passes: Rule = () => undefined;

/** An unticked checkbox counts as blank. */
function requiredRule({ label, type }: PaymentField): Rule {
  const filled = required(`${label} is required`);
  return (value, values) => filled(type === 'checkbox' && value === 'false' ? '' : value, values);
}

/** Every place of the mask is taken; literals at its end may be left out. */
function fillsMask(mask: string, message: string): Rule {
  const least = mask.replace(/[^9a*]+$/, '').length;
  return (value = '') =>
    value.length >= least && applyMask(value, mask) === value ? undefined : message;
}
