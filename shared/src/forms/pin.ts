/** How many digits a PIN code of India Post has. */
export const PIN_DIGITS = 6;

/** What is typed of a PIN: its digits, and no more than it has. */
export function pinDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PIN_DIGITS);
}
