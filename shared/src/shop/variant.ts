import { DEFAULT_COLOR } from '@storefront/shared/contracts';

/** The size and colour of a line of a cart or an order; absent where the line has none. */
export interface SelectedVariant {
  selectedSize?: string | undefined;
  selectedColor?: string | undefined;
}

/** True where these colours of a product are a choice: the first isn't "Default" (PDP-04). */
export function offersColors([first]: readonly string[]): boolean {
  return first !== undefined && first !== DEFAULT_COLOR;
}

/** Size and colour with their names: "Size M, Color Black". "Default" is no colour; may be empty. */
export function variantLabel({ selectedSize, selectedColor }: SelectedVariant): string {
  const color = shownColor(selectedColor);
  return joinGiven([selectedSize && `Size ${selectedSize}`, color && `Color ${color}`]);
}

/** Size and colour where there is little room: "M, Black". "Default" is no colour; may be empty. */
export function shortVariantLabel({ selectedSize, selectedColor }: SelectedVariant): string {
  return joinGiven([selectedSize, shownColor(selectedColor)]);
}

function shownColor(color: string | undefined): string | undefined {
  return color === DEFAULT_COLOR ? undefined : color;
}

function joinGiven(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
