import { asciiDigits } from '../../format/ascii-digits';

/** How many digits a PIN code of India Post has. */
export const PIN_LENGTH = 6;

/** The digits of a typed PIN code; too many stay, because cut to length they would be another place's. */
export function normalisePin(typed: string): string {
  return asciiDigits(typed).replace(/\D/g, '');
}

/** Whether a text is a complete PIN code; none begins with 0. */
export function isPin(text: string): boolean {
  return new RegExp(`^[1-9]\\d{${PIN_LENGTH - 1}}$`).test(text);
}
