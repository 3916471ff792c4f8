/** How many digits a PIN code of India Post has. */
export const PIN_LENGTH = 6;

/** The digits of a typed PIN code, at most as many as one has. */
export function normalisePin(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, PIN_LENGTH);
}

/** Whether a text is a complete PIN code; none begins with 0. */
export function isPin(text: string): boolean {
  return new RegExp(`^[1-9]\\d{${PIN_LENGTH - 1}}$`).test(text);
}
