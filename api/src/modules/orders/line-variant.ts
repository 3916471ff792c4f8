import type { SelectedOptions } from '@storefront/host/contracts/api';

/** What identifies a variant: empty texts where its product has no choice of size or colour. */
export interface VariantKey {
  productId: string;
  size: string;
  color: string;
  options: SelectedOptions;
}

/** What a line says of the variant that it is; null for a size or colour that is left open. */
export interface LineVariant {
  productId: string;
  size: string | null;
  color: string | null;
  /** Only those that were chosen. */
  options: SelectedOptions;
}

/** Whether a line can be that variant. */
export function isVariantOf(line: LineVariant, variant: VariantKey): boolean {
  return (
    line.productId === variant.productId &&
    (line.size === null || line.size === variant.size) &&
    (line.color === null || line.color === variant.color) &&
    Object.entries(line.options).every(([name, value]) => variant.options[name] === value)
  );
}

/** A text that is the same for lines that are the same variant, whatever the order of their options. */
export function variantText({ productId, size, color, options }: LineVariant): string {
  return JSON.stringify([productId, size, color, Object.entries(options).sort()]);
}

/** The chosen size, colour and options, such as "M, Black, Long"; empty without any. */
export function describeChoice({ size, color, options }: Omit<LineVariant, 'productId'>): string {
  return [size, color, ...Object.values(options)].filter(Boolean).join(', ');
}

/** The size, colour and options of a line as the API represents them. */
export function presentVariant({ size, color, options }: Omit<LineVariant, 'productId'>) {
  return {
    selectedSize: size,
    selectedColor: color,
    ...(Object.keys(options).length > 0 && { selectedOptions: options }),
  };
}
