import { t } from '../messages/t';
import { isBlank, type Rule } from './rules';

/** How many characters a GSTIN has. */
export const GSTIN_LENGTH = 15;

/** State code, PAN (five letters, four digits, a letter), registration number, Z, check character. */
const FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** The value of a character is its index here. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A GSTIN as it was typed, without spaces and in capitals. */
export function normaliseGstin(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** The last character of a GSTIN, which is computed from the first 14. */
function checkCharacter(gstin: string): string {
  const base = CHARACTERS.length;
  const sum = Array.from(gstin.slice(0, GSTIN_LENGTH - 1)).reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / base) + (product % base);
  }, 0);
  return CHARACTERS.charAt((base - (sum % base)) % base);
}

/** Whether this is a normalised GSTIN with the right check character; it needn't be registered. */
export function isGstin(gstin: string): boolean {
  return FORMAT.test(gstin) && gstin.endsWith(checkCharacter(gstin));
}

/** The rule of a buyer's GSTIN, which may be left blank, in the form and in the API (INV-02). */
export const gstinRule: Rule = (value = '') => {
  if (isBlank(value)) return undefined;
  const gstin = normaliseGstin(value);
  if (!FORMAT.test(gstin))
    return t('A GSTIN has {count} characters, such as 29AAACX1234A1ZT', { count: GSTIN_LENGTH });
  return isGstin(gstin) ? undefined : t('Please check the GSTIN: one of its characters is wrong');
};
