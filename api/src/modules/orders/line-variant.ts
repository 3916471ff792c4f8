import type { SelectedOptions } from '@storefront/host/contracts/api';
import { type LabelOf, labelsOf } from '../translations/labels';

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

/** What was chosen of a product. */
export type ChosenValues = Omit<LineVariant, 'productId'>;

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

/** All that may have a label: the chosen values, and the names of the options. */
export function valuesOfChoice({ size, color, options }: ChosenValues): string[] {
  return [size, color, ...Object.entries(options).flat()].filter((value) => value !== null);
}

/** The same choice by its labels, for texts that aren't read as values again. */
export function inWords({ size, color, options }: ChosenValues, labelOf: LabelOf): ChosenValues {
  const word = (value: string) => labelOf(value) ?? value;
  const named = Object.entries(options).map(([name, value]): [string, string] => [
    word(name),
    word(value),
  ]);
  return {
    size: size === null ? null : word(size),
    color: color === null ? null : word(color),
    options: Object.fromEntries(named),
  };
}

/** The chosen size, colour and options, such as "M, Black, Long"; empty without any. */
export function describeChoice({ size, color, options }: ChosenValues): string {
  return [size, color, ...Object.values(options)].filter(Boolean).join(', ');
}

/** The size, colour and options of a line as the API represents them, with their labels. */
export function presentVariant(choice: ChosenValues, labelOf: LabelOf) {
  const { size, color, options } = choice;
  return {
    selectedSize: size,
    selectedColor: color,
    ...(Object.keys(options).length > 0 && { selectedOptions: options }),
    ...labelsOf(valuesOfChoice(choice), labelOf),
  };
}
