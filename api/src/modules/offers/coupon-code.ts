/** A code as it is stored: in capital letters and without spaces, however it was typed. */
export function normaliseCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}
