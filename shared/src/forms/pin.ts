/** How many digits a PIN code of India Post has. */
export const PIN_DIGITS = 6;

/** The digits of a typed PIN code, at most as many as one has. */
export function pinDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PIN_DIGITS);
}
