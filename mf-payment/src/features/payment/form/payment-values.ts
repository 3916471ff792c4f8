import type { PaymentField } from '../../../lib/parse-payment-fields';
import { applyMask } from '@storefront/host/validation/mask';
import { isPhoneField, normalisePhone, PHONE_PREFIX } from '@storefront/host/validation/phone';

/** The values of the payment form, by `formKey`. */
export type PaymentValues = Record<string, string>;

/**
 * The key of a field's value in the form. It is the field's name, with the characters escaped that
 * final-form would interpret as a path or an index ("card.cvv", "1").
 */
export function formKey({ name }: Pick<PaymentField, 'name'>): string {
  if (/^[a-z][\w-]*$/i.test(name)) return name;
  return `_${name.replace(/[^a-z\d-]/giu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)}`;
}

/**
 * The initial values of the form (PAY-04): the default of a field if it is valid, else "false" for a
 * checkbox, the first option of a select, and "" for all others.
 */
export function initialPaymentValues(fields: PaymentField[]): PaymentValues {
  return Object.fromEntries(fields.map((field) => [formKey(field), initialValue(field)]));
}

function initialValue(field: PaymentField): string {
  const { type, options, defaultValue = '', mask, rules } = field;
  if (isPhoneField(field)) return normalisePhone(defaultValue, rules.maxLength);
  if (type === 'checkbox') return defaultValue === 'true' ? 'true' : 'false';
  if (type !== 'select') return mask === undefined ? defaultValue : applyMask(defaultValue, mask);
  const chosen = options.find(({ value }) => value === defaultValue) ?? options[0];
  return chosen?.value ?? '';
}

/** The value of a field; "" if there is none. */
function fieldValue(values: PaymentValues, field: Pick<PaymentField, 'name'>): string {
  return values[formKey(field)] ?? '';
}

/** Leaves out the fields that are shown only once another field has a value (PAY-05). */
export function visibleFields(fields: PaymentField[], values: PaymentValues): PaymentField[] {
  const filled = new Set(fields.filter((field) => isFilled(field, values)).map(({ name }) => name));
  return fields.filter(
    ({ showWhenFilled }) =>
      showWhenFilled.length === 0 || showWhenFilled.some((name) => filled.has(name)),
  );
}

/** The fields of POST /payments: the value of every visible field, by name (PAY-09). */
export function requestFields(
  visible: PaymentField[],
  values: PaymentValues,
): Record<string, string> {
  return Object.fromEntries(
    visible.map((field) => {
      const value = fieldValue(values, field);
      return [field.name, isPhonePrefixOnly(field, value) ? '' : value];
    }),
  );
}

function isFilled(field: PaymentField, values: PaymentValues): boolean {
  const value = fieldValue(values, field);
  if (field.type === 'checkbox') return value === 'true';
  return value.trim() !== '' && !isPhonePrefixOnly(field, value);
}

/** A phone field always holds +91; the prefix alone counts as blank (PAY-07). */
function isPhonePrefixOnly(field: PaymentField, value: string): boolean {
  return isPhoneField(field) && value === PHONE_PREFIX;
}
