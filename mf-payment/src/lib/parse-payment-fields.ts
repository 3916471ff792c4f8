import { PAYMENT_FIELD_TYPES } from '@storefront/host/contracts';
import type {
  PaymentField as ApiPaymentField,
  PaymentFieldRules,
  PaymentOption,
} from '@storefront/host/contracts/api';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readEntries,
  readNumber,
  readText,
  readTexts,
  unwrapData,
} from '@storefront/host/response/read-response';
import { UnexpectedResponseError } from '@storefront/host/response/unexpected-response-error';

/** What a payment field's value must satisfy; lengths count characters (digits in phone fields). */
interface PaymentRules extends PaymentFieldRules {
  required: boolean;
}

/** A field of the payment form (PAY-03); properties that the server omits have the type's empty value. */
export interface PaymentField extends ApiPaymentField {
  options: PaymentOption[];
  list: boolean;
  inline: boolean;
  rules: PaymentRules;
  /** This field is shown once one of these fields, given by name, has a value (PAY-05). */
  showWhenFilled: string[];
}

/**
 * Parses the fields of the payment form: a list, or an object with `fields` (PAY-02, PAY-03, D28).
 * An entry without a name is dropped and logged. Throws `UnexpectedResponseError` without a list.
 */
export function parsePaymentFields(response: unknown): PaymentField[] {
  const content = unwrapData(response);
  const fields = isObject(content) ? content.fields : content;
  if (!Array.isArray(fields)) {
    throw new UnexpectedResponseError('payment form', 'a list of fields, or an object with fields');
  }
  return readEntries(fields, parseField);
}

function parseField(response: unknown): PaymentField {
  const field = objectOrEmpty(response);
  const name = readText(field.name);
  if (name === undefined)
    throw new UnexpectedResponseError('payment field', 'an object with a name');
  return {
    name,
    label: readText(field.label) ?? name,
    type: PAYMENT_FIELD_TYPES.find((type) => type === field.type) ?? 'text',
    placeholder: readText(field.placeholder),
    description: readText(field.description),
    options: listOrEmpty(field.options).flatMap(readOption),
    list: isTrue(field.list),
    inline: isTrue(field.inline),
    mask: readText(field.mask),
    rules: readRules(field.rules),
    defaultValue: isTrue(field.defaultValue) ? 'true' : readText(field.defaultValue),
    showWhenFilled: readTexts(field.showWhenFilled),
  };
}

function readOption(option: unknown): PaymentOption[] {
  const { value, label } = isObject(option) ? option : { value: option, label: option };
  // A blank value is valid: it means "nothing chosen yet".
  const text = value === '' ? '' : readText(value);
  return text === undefined ? [] : [{ value: text, label: readText(label) ?? text }];
}

function readRules(response: unknown): PaymentRules {
  const rules = objectOrEmpty(response);
  return {
    required: isTrue(rules.required),
    minLength: readLength(rules.minLength),
    maxLength: readLength(rules.maxLength),
    pattern: readText(rules.pattern),
  };
}

function readLength(value: unknown): number | undefined {
  const length = readNumber(value);
  return length !== undefined && length >= 0 ? Math.trunc(length) : undefined;
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
