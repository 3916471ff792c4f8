import { LIMITS } from '@storefront/host/contracts';
import { asciiDigits } from '../format/ascii-digits';
import { t } from '../messages/t';
import { matchesPattern } from './rules';

/** The prefix of every phone number. */
export const PHONE_PREFIX = '+91';

/** The part after the prefix: digits, grouped as people write them. */
const LOCAL_NUMBER = /^[\d\s().-]*$/;

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
 * The phone number that a text says: +91 and its digits, without what groups them. Prefixes that stand for +91
 * are dropped: one that is repeated, 0091, a 91 or the trunk prefix 0 in front of `maxLength` digits. A number
 * of another country keeps its code, and one with too many digits keeps them all: cut to length it would be
 * another person's number, so it fails {@link phoneError} instead (PAY-07, TYPE-01). A blank text stays blank.
 */
export function normalisePhone(text: string, maxLength: number = LIMITS.phoneDigits): string {
  if (text.trim() === '') return '';
  const compact = asciiDigits(text.normalize('NFKC'))
    .replace(/[^\d+]/g, '')
    .replace(/\++/g, '+');
  const rest = compact.replace(/^(?:\+91)*00/, '+').replaceAll(PHONE_PREFIX, '');
  const digits = rest.replaceAll('+', '');
  if (rest.startsWith('+') && !digits.startsWith('91')) return `+${digits}`;
  return PHONE_PREFIX + nationalNumber(digits, maxLength);
}

/** Digits of any script, and what people group them with; some copy invisible characters too. */
const GROUPED_DIGITS = /^[\p{Nd}\p{Pd}\p{Cf}\s+().]*$/u;

/**
 * A phone number from outside a form: normalised, unless it has other characters than digits and what groups
 * them. Then it stays as it is and fails {@link phoneError}, because no shopper sees what would be dropped.
 */
export function readPhone(text: string): string {
  return GROUPED_DIGITS.test(text.normalize('NFKC')) ? normalisePhone(text) : text.trim();
}

/** The digits without a 0 or 91 in front, where they are too many with it. */
function nationalNumber(digits: string, maxLength: number): string {
  const withoutTrunk = digits.length > maxLength ? digits.replace(/^0+/, '') : digits;
  return withoutTrunk.length === maxLength + 2 ? withoutTrunk.replace(/^91/, '') : withoutTrunk;
}

/** What is left of the +91 when one or two of its characters are deleted. */
const CUT_PREFIXES = ['+9', '+1', '91', '+'];

/**
 * What a phone field holds after `previous` was edited to `text` (PAY-07). A deletion inside its +91 changes
 * nothing, and neither does a further digit in a field that is full, unless it may complete a number with its
 * country code. A + that is typed behind the +91 begins the number anew.
 */
export function editPhone(
  text: string,
  previous: string,
  maxLength: number = LIMITS.phoneDigits,
): string {
  const held = previous.slice(PHONE_PREFIX.length);
  const hasPrefix = previous.startsWith(PHONE_PREFIX);
  if (hasPrefix && text !== '+' && CUT_PREFIXES.some((cut) => text === cut + held)) return previous;

  const phone = normalisePhone(text, maxLength) || PHONE_PREFIX;
  const isFull = hasPrefix && held.length === maxLength;
  const isOneMore = text.length === previous.length + 1 && phone.length > previous.length;
  const mayCompleteCode = phone.startsWith(`${PHONE_PREFIX}91`);
  return isFull && isOneMore && !mayCompleteCode ? previous : phone;
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
    return required ? t('This field is required') : undefined;
  if (!phone.startsWith(PHONE_PREFIX)) return t('Phone number must start with +91');
  const local = phone.slice(PHONE_PREFIX.length);
  if (!LOCAL_NUMBER.test(local)) return t('Invalid phone number format');
  return lengthError(local.replace(/\D/g, '').length, rules) ?? formatError(phone, local, rules);
}

function lengthError(count: number, { minLength, maxLength }: PhoneRules): string | undefined {
  if (minLength === undefined && maxLength === undefined) {
    return count === LIMITS.phoneDigits
      ? undefined
      : t('Phone number must have {count} digits after +91', { count: LIMITS.phoneDigits });
  }
  if (minLength !== undefined && count < minLength) {
    return t('Phone number must have at least {count} digits after +91', { count: minLength });
  }
  if (maxLength !== undefined && count > maxLength) {
    return t('Phone number must have no more than {count} digits after +91', { count: maxLength });
  }
  return undefined;
}

function formatError(phone: string, local: string, { pattern }: PhoneRules): string | undefined {
  if (pattern === undefined) return undefined;
  const fits = matchesPattern(phone, pattern) || matchesPattern(local, pattern);
  return fits ? undefined : t('Invalid phone number format');
}
