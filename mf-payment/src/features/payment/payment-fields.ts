import { getIn, setIn } from 'final-form';
import type { PaymentField } from '@storefront/shared/shop/payment';
import { isPhoneField, PHONE_PREFIX } from '@storefront/shared/forms/phone';

/** The form's values; final-form keeps a name with dots as a path, so they are read by name. */
export type PaymentValues = Record<string, unknown>;

/**
 * What the form starts with (PAY-04): a given default where the field can take it, else "false" for
 * a checkbox, the first option of a select, nothing for the rest.
 */
export function initialPaymentValues(fields: PaymentField[]): PaymentValues {
  return fields.reduce<PaymentValues>(
    (values, field) => setIn(values, field.name, initialValue(field)),
    {},
  );
}

function initialValue({ type, options, defaultValue }: PaymentField): string {
  if (type === 'checkbox') return defaultValue === 'true' ? 'true' : 'false';
  if (type !== 'select') return defaultValue ?? '';
  const chosen = options.find(({ value }) => value === defaultValue) ?? options[0];
  return chosen?.value ?? '';
}

/** A field's value as text. */
export function paymentValue(values: PaymentValues, { name }: Pick<PaymentField, 'name'>): string {
  const value: unknown = getIn(values, name);
  return typeof value === 'string' ? value : '';
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
