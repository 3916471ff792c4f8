import { DEFAULT_COLOR } from '@storefront/shared/contracts';

/** The size and colour of a line of a cart or an order; absent where the line has none. */
export interface SelectedVariant {
  selectedSize?: string | undefined;
  selectedColor?: string | undefined;
}

/** True if a product offers a choice of colour: there are colours, and the first isn't "Default" (PDP-04). */
export function hasColorChoice([first]: readonly string[]): boolean {
  return first !== undefined && first !== DEFAULT_COLOR;
}

/** A choice that has to be made before a line can be ordered (D13). */
export type MissingChoice = 'size' | 'color';

/** The chosen size and colour of a product, and those that it offers. */
interface VariantOptions extends SelectedVariant {
  sizes: readonly string[];
  colors: readonly string[];
}

/** The first choice that is missing, if there is one (D13). */
export function findMissingChoice(line: VariantOptions): MissingChoice | undefined {
  if (line.sizes.length > 0 && line.selectedSize === undefined) return 'size';
  return hasColorChoice(line.colors) && line.selectedColor === undefined ? 'color' : undefined;
}

/** Size and colour with their names: "Size M, Color Black". "Default" is no colour; may be empty. */
export function variantLabel({ selectedSize, selectedColor }: SelectedVariant): string {
  const color = shownColor(selectedColor);
  return joinDefined([selectedSize && `Size ${selectedSize}`, color && `Color ${color}`]);
}

/** Size and colour where there is little room: "M, Black". "Default" is no colour; may be empty. */
export function shortVariantLabel({ selectedSize, selectedColor }: SelectedVariant): string {
  return joinDefined([selectedSize, shownColor(selectedColor)]);
}

function shownColor(color: string | undefined): string | undefined {
  return color === DEFAULT_COLOR ? undefined : color;
}

function joinDefined(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
