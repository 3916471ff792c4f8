const SLOTS: Record<string, RegExp> = {
  '9': /\d/,
  a: /\p{L}/u,
  '*': /[\p{L}\d]/u,
};

/**
 * Fits a typed value into a mask: 9 is a digit, a is a letter, * is either, all else is literal
 * (PAY-03). Characters that don't fit are dropped; a literal is added only once something follows
 * it, so that it can be deleted.
 */
export function applyMask(value: string, mask: string): string {
  const typed = Array.from(value);
  let masked = '';
  let literals = '';
  for (const place of mask) {
    const slot = SLOTS[place];
    if (!slot) {
      literals += place;
      if (typed[0] === place) {
        typed.shift();
        masked += literals;
        literals = '';
      }
      continue;
    }
    while (typed.length > 0 && !slot.test(typed[0] ?? '')) typed.shift();
    const fitting = typed.shift();
    if (fitting === undefined) break;
    masked += literals + fitting;
    literals = '';
  }
  return masked;
}
