import { asciiDigits } from '@storefront/host/contracts/validation';

/** The digits of an Indian phone number without the country code: `9876543210` for `+91 98765-43210`. */
export function phoneKeyOf(phone: string): string {
  return asciiDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(?:(?:00)?91|0)(?=\d{10}$)/, '');
}

/** Fewer digits are part of nearly every phone number. */
const PHONE_PART_MIN_DIGITS = 4;

/** The digits of a word that an operator looks for, if it may be part of a phone number; undefined otherwise. */
export function phonePartOf(word: string): string | undefined {
  const digits = phoneKeyOf(word);
  return digits.length >= PHONE_PART_MIN_DIGITS && !/\p{L}/u.test(word) ? digits : undefined;
}
