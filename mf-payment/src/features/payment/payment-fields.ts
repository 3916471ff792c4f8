import { applyMask } from '@storefront/shared/forms/mask';
import { isPhoneField, PHONE_PREFIX, startingPhone } from '@storefront/shared/forms/phone';
import type { PaymentField } from '@storefront/shared/shop/payment';

/** The form's values, by `paymentKey`. */
export type PaymentValues = Record<string, string>;

/**
 * What a field is called within the form: its name, unless final-form would read a path or an index
 * out of that ("card.cvv", "1").
 */
export function paymentKey({ name }: Pick<PaymentField, 'name'>): string {
  if (/^[a-z][\w-]*$/i.test(name)) return name;
  return `_${name.replace(/[^a-z\d-]/giu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`;
}

/**
 * What the form starts with (PAY-04): a given default where the field can take it, else "false" for
 * a checkbox, the first option of a select, nothing for the rest.
 */
export function initialPaymentValues(fields: PaymentField[]): PaymentValues {
  return Object.fromEntries(fields.map((field) => [paymentKey(field), initialValue(field)]));
}

function initialValue(field: PaymentField): string {
  const { type, options, defaultValue = '', mask, rules } = field;
  if (isPhoneField(field)) return startingPhone(defaultValue, rules.maxLength);
  if (type === 'checkbox') return defaultValue === 'true' ? 'true' : 'false';
  if (type !== 'select') return mask === undefined ? defaultValue : applyMask(defaultValue, mask);
  const chosen = options.find(({ value }) => value === defaultValue) ?? options[0];
  return chosen?.value ?? '';
}

/** A field's value as text. */
export function paymentValue(values: PaymentValues, field: Pick<PaymentField, 'name'>): string {
  return values[paymentKey(field)] ?? '';
}

/** The fields that are shown: those that wait for another field only once it has a value (PAY-05). */
export function shownFields(fields: PaymentField[], values: PaymentValues): PaymentField[] {
  const filled = new Set(fields.filter((field) => isFilled(field, values)).map(({ name }) => name));
  return fields.filter(
    ({ showWhenFilled }) =>
      showWhenFilled.length === 0 || showWhenFilled.some((name) => filled.has(name)),
  );
}

/** What POST /payments gets: the value of every field that is shown, by name (PAY-09). */
export function paymentRequestFields(
  shown: PaymentField[],
  values: PaymentValues,
): Record<string, string> {
  return Object.fromEntries(
    shown.map((field) => {
      const value = paymentValue(values, field);
      return [field.name, isBarePrefix(field, value) ? '' : value];
    }),
  );
}

function isFilled(field: PaymentField, values: PaymentValues): boolean {
  const value = paymentValue(values, field);
  if (field.type === 'checkbox') return value === 'true';
  return value.trim() !== '' && !isBarePrefix(field, value);
}

/** A phone field always holds +91; alone it is no number (PAY-07). */
function isBarePrefix(field: PaymentField, value: string): boolean {
  return isPhoneField(field) && value === PHONE_PREFIX;
}
