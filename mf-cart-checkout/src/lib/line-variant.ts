import type { CartLine, LineKey } from '@storefront/shared/host';
import { offersColors } from '@storefront/shared/shop/variant';

/** A choice that is required before a line can be ordered (D13). */
export type MissingChoice = 'size' | 'color';

/** The first choice that is missing on a line, if there is one. */
export function missingChoice(line: CartLine): MissingChoice | undefined {
  if (line.sizes.length > 0 && line.selectedSize === undefined) return 'size';
  return offersColors(line.colors) && line.selectedColor === undefined ? 'color' : undefined;
}

/** The properties that identify a line (D11). */
export function lineKey({ id, selectedSize, selectedColor }: LineKey): LineKey {
  return { id, selectedSize, selectedColor };
}

/** The key of a line as a string, for React lists. */
export function lineKeyText({ id, selectedSize, selectedColor }: LineKey): string {
  return JSON.stringify([id, selectedSize, selectedColor]);
}

/** The toast that asks for a missing choice before checkout (D13). */
export function choiceToast(line: CartLine, missing: MissingChoice) {
  return {
    title: `Please select a ${missing}`,
    description: `${line.name} needs a ${missing} before checkout`,
    tone: 'destructive',
  } as const;
}
