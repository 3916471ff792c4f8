import { LIMITS } from '@storefront/shared/contracts';
import { matchesPattern } from './rules';

/** The prefix of every phone number. */
export const PHONE_PREFIX = '+91';

/** The part after the prefix: digits, grouped as people write them. */
const LOCAL_NUMBER = /^[\d\s().-]*$/;

const INVALID_FORMAT = 'Invalid phone number format';

/** What a phone number must satisfy; lengths count the digits after +91. */
export interface PhoneRules {
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
}

/** True for a field of type tel, or with phone in its name (PAY-07). */
export function isPhoneField(field: { type?: string | undefined; name: string }): boolean {
  return field.type === 'tel' || /phone/i.test(field.name);
}

/**
 * What a phone field holds after `value` was typed, pasted or filled in: +91 and at most `maxLength` digits,
 * without spaces (PAY-07). An edit inside the +91 leaves the digits alone; a leading 0 (the trunk prefix), or
 * a 91 without its plus, is dropped where the number would be too long with it.
 */
export function normalisePhone(value: string, maxLength: number = LIMITS.phoneDigits): string {
  return PHONE_PREFIX + digitsOf(value, maxLength).slice(0, maxLength);
}

/** The digits after +91; more than `maxLength` where the number is too long. */
function digitsOf(value: string, maxLength: number): string {
  const compact = value.replace(/[^\d+]/g, '');
  // Anywhere in the text: digits typed before the +91 belong to the number.
  const hasPrefix = compact.includes('+');
  let digits = compact.replace(/\+9?1?/, '').replace(/\D/g, '');
  if (digits.length > maxLength) digits = digits.replace(/^0+/, '');
  if (digits.length > maxLength && !hasPrefix) digits = digits.replace(/^91/, '');
  return digits;
}

/** True for a number that begins with the code of another country. */
function isForeign(phone: string): boolean {
  return /^\s*\+(?!9?1?$|91)/.test(phone);
}

/**
 * A phone field's initial value: normalised, except that a number of another country, or with too many
 * digits, is left unchanged and fails validation: cut to length, it would be another person's number.
 */
export function initialPhone(value: string, maxLength: number = LIMITS.phoneDigits): string {
  if (value.trim() === '') return '';
  return isForeign(value) ? value.trim() : PHONE_PREFIX + digitsOf(value, maxLength);
}

/**
 * Why a phone number isn't accepted, or undefined (PAY-08, D23, D27). A blank one, or +91 alone,
 * fails only where it is required.
 */
export function phoneError(
  value: string | undefined,
  rules: PhoneRules = {},
  required = false,
): string | undefined {
  const phone = value?.trim() ?? '';
  if (phone === '' || phone === PHONE_PREFIX)
    return required ? 'This field is required' : undefined;
  if (!phone.startsWith(PHONE_PREFIX)) return 'Phone number must start with +91';
  const local = phone.slice(PHONE_PREFIX.length);
  if (!LOCAL_NUMBER.test(local)) return INVALID_FORMAT;
  return lengthError(local.replace(/\D/g, '').length, rules) ?? formatError(phone, local, rules);
}

function lengthError(count: number, { minLength, maxLength }: PhoneRules): string | undefined {
  if (minLength === undefined && maxLength === undefined) {
    return count === LIMITS.phoneDigits
      ? undefined
      : `Phone number must have ${LIMITS.phoneDigits} digits after +91`;
  }
  if (minLength !== undefined && count < minLength) {
    return `Phone number must have at least ${minLength} digits after +91`;
  }
  if (maxLength !== undefined && count > maxLength) {
    return `Phone number must have no more than ${maxLength} digits after +91`;
  }
  return undefined;
}

function formatError(phone: string, local: string, { pattern }: PhoneRules): string | undefined {
  if (pattern === undefined) return undefined;
  const fits = matchesPattern(phone, pattern) || matchesPattern(local, pattern);
  return fits ? undefined : INVALID_FORMAT;
}
