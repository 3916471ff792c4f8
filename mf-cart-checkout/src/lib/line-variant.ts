import type { CartLine, LineKey } from '@storefront/shared/host';
import { variantLabel, type MissingChoice } from '@storefront/shared/shop/catalogue/variant';

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

/** The variant and the quantity of a line: "Size M, Quantity 2". */
export function lineDetails(line: CartLine): string {
  return [variantLabel(line), `Quantity ${line.quantity}`].filter(Boolean).join(', ');
}
