import { asciiDigits } from '../format/ascii-digits';

const SLOTS: Record<string, RegExp> = {
  '9': /\d/,
  a: /\p{L}/u,
  '*': /[\p{L}\d]/u,
};

/**
 * Formats a typed value by a mask: 9 stands for a digit, a for a letter, * for either, everything
 * else is literal (PAY-03). Characters that don't match are dropped. A literal is added only when a
 * character follows it; otherwise the shopper couldn't delete it.
 */
export function applyMask(value: string, mask: string): string {
  const typed = Array.from(asciiDigits(value));
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
    const next = typed.shift();
    if (next === undefined) break;
    masked += literals + next;
    literals = '';
  }
  return masked;
}
