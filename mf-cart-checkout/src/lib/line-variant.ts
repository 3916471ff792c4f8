import type { CartLine, LineKey } from '@storefront/shared/host';

/** What a line still lacks before it can be ordered (D13). */
export type MissingChoice = 'size' | 'color';

/** The first choice that the shopper still has to make for a line, if there is one. */
export function missingChoice(line: CartLine): MissingChoice | undefined {
  if (line.sizes.length > 0 && line.selectedSize === undefined) return 'size';
  const hasColors = line.colors.length > 0 && line.colors[0] !== 'Default';
  return hasColors && line.selectedColor === undefined ? 'color' : undefined;
}

/** The part of a line that tells it from the others (D11). */
export function lineKey({ id, selectedSize, selectedColor }: LineKey): LineKey {
  return { id, selectedSize, selectedColor };
}

/** A line's key as a string, for lists. */
export function lineKeyText({ id, selectedSize, selectedColor }: LineKey): string {
  return JSON.stringify([id, selectedSize, selectedColor]);
}

/** The chosen size and colour in words; empty where nothing is chosen or there is no real choice. */
export function variantText({ selectedSize, selectedColor }: LineKey): string {
  return [
    selectedSize === undefined ? '' : `Size ${selectedSize}`,
    selectedColor === undefined || selectedColor === 'Default' ? '' : `Color ${selectedColor}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The toast that asks for a missing choice before checkout (D13). */
export function choiceToast(line: CartLine, missing: MissingChoice) {
  return {
    title: `Please select a ${missing}`,
    description: `${line.name} needs a ${missing} before checkout`,
    tone: 'destructive',
  } as const;
}
