import type { PaymentField } from '@storefront/host/contracts/api';
import { paymentRule } from '@storefront/host/contracts/validation';
import { BadRequestError } from '../../../http/errors';
import { t } from '../../../messages/t';

function isBlank({ type }: PaymentField, value: string): boolean {
  const text = value.trim();
  return (
    text === '' || (type === 'tel' && text === '+91') || (type === 'checkbox' && text === 'false')
  );
}

/**
 * Validates the values of a payment form against its fields. Throws a {@link BadRequestError} that names the
 * first field that is required but blank, has an option that isn't offered, or breaks a rule of the form.
 */
export function checkFields(
  fields: readonly PaymentField[],
  values: Readonly<Record<string, string>>,
): void {
  for (const field of fields) {
    const value = Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '';
    const path = `fields/${field.name}`;
    if (isBlank(field, value)) {
      if (field.rules?.required)
        throw new BadRequestError(path, t('{label} is required', { label: field.label }));
      continue;
    }
    if (field.options && !field.options.some((option) => option.value === value)) {
      throw new BadRequestError(
        path,
        t('{label}: “{value}” is not offered', { label: field.label, value }),
      );
    }
    const message = paymentRule(field)(value, values);
    if (message !== undefined) throw new BadRequestError(path, message);
  }
}
