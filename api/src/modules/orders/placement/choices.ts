import type { VariantRow } from '../../products/products.repository';

/** The size and colour that a shopper chose. */
interface Choice {
  size: string | null;
  color: string | null;
}

/** A blank choice counts as none, like a missing one. */
export function choiceOf(value: string | null | undefined): string | null {
  return value === undefined || value === '' ? null : value;
}

/** The size or colour that none of a product's variants has; undefined if each exists. */
export function findInvalidChoice({ size, color }: Choice, variants: readonly VariantRow[]) {
  if (size !== null && !variants.some((variant) => variant.size === size)) {
    return { field: 'selectedSize', name: 'size', value: size } as const;
  }
  if (color !== null && !variants.some((variant) => variant.color === color)) {
    return { field: 'selectedColor', name: 'colour', value: color } as const;
  }
  return undefined;
}
