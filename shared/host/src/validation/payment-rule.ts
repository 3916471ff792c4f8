import type { PaymentField as ApiPaymentField } from '@storefront/host/contracts/api';
import { t } from '../messages/t';
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
        type === 'email' ? email(t('Invalid email address')) : alwaysValid,
        mask === undefined
          ? alwaysValid
          : matchesMask(mask, t('{label} must be filled in completely', { label })),
        rules.minLength === undefined
          ? alwaysValid
          : minLength(
              rules.minLength,
              t('{label} must have at least {count} characters', { label, count: rules.minLength }),
            ),
        rules.maxLength === undefined
          ? alwaysValid
          : maxLength(
              rules.maxLength,
              t('{label} must have no more than {count} characters', {
                label,
                count: rules.maxLength,
              }),
            ),
        rules.pattern === undefined
          ? alwaysValid
          : pattern(rules.pattern, t('{label} is not valid', { label })),
      ),
    ),
  );
}

const alwaysValid: Rule = () => undefined;

/** An unchecked checkbox counts as blank. */
function requiredRule({ label, type }: PaymentField): Rule {
  const rule = required(t('{label} is required', { label }));
  return (value, values) => rule(type === 'checkbox' && value === 'false' ? '' : value, values);
}

/** Every position of the mask is filled; literals at its end may be missing. */
function matchesMask(mask: string, message: string): Rule {
  const minimum = mask.replace(/[^9a*]+$/, '').length;
  return (value = '') =>
    value.length >= minimum && applyMask(value, mask) === value ? undefined : message;
}
