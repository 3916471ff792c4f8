import { DEFAULT_COLOR } from '@storefront/host/contracts';
import type { ProductOption, SelectedOptions } from '@storefront/host/contracts/api';
import { t } from '../../messages/t';
import { labelOf, type Labelled } from './labels';
import { chosenValue } from './product-options';

/** The size, colour and further options of a line of a cart or an order; absent where the line has none. */
export interface SelectedVariant {
  selectedSize?: string | undefined;
  selectedColor?: string | undefined;
  selectedOptions?: SelectedOptions | undefined;
}

/** True if a product offers a choice of colour: there are colours, and the first isn't "Default" (PDP-04). */
export function hasColorChoice([first]: readonly string[]): boolean {
  return first !== undefined && first !== DEFAULT_COLOR;
}

/** A choice that has to be made before a line can be ordered (D13): of the size, the color, or a further option. */
export type MissingChoice = 'size' | 'color' | ProductOption;

/** What is chosen of a product, and what it offers. */
interface OfferedChoices extends SelectedVariant {
  sizes: readonly string[];
  colors: readonly string[];
  options?: readonly ProductOption[] | undefined;
}

/** The first choice that is missing, if there is one (D13): size, color, then the options in their order. */
export function findMissingChoice(line: OfferedChoices): MissingChoice | undefined {
  if (line.sizes.length > 0 && line.selectedSize === undefined) return 'size';
  if (hasColorChoice(line.colors) && line.selectedColor === undefined) return 'color';
  return line.options?.find(({ name }) => chosenValue(line.selectedOptions, name) === undefined);
}

/** The values that a product offers for a choice. */
export function valuesOfChoice(
  { sizes, colors }: Pick<OfferedChoices, 'sizes' | 'colors'>,
  choice: MissingChoice,
): readonly string[] {
  if (choice === 'size') return sizes;
  return choice === 'color' ? colors : choice.values;
}

/** A variant with the value of one more choice. */
export function withChoice(
  { selectedSize, selectedColor, selectedOptions }: SelectedVariant,
  choice: MissingChoice,
  value: string,
): SelectedVariant {
  const before = { selectedSize, selectedColor, selectedOptions };
  if (choice === 'size') return { ...before, selectedSize: value };
  if (choice === 'color') return { ...before, selectedColor: value };
  return { ...before, selectedOptions: { ...selectedOptions, [choice.name]: value } };
}

/**
 * A choice of a product as part of a sentence: "a size", "a color", "the length", with acronyms in capitals: "the UK width".
 */
export function choicePhrase(choice: MissingChoice, product: Labelled = {}): string {
  if (choice === 'size') return t('a size');
  if (choice === 'color') return t('a color');
  const name = labelOf(choice.name, product);
  const option = /\p{Lu}{2}/u.test(name) ? name : name.toLowerCase();
  return t('the {option}', { option });
}

/** Size, color and options with their names, by their labels: "Size M", "Color Black", "Length 32". "Default" is no color. */
export function variantParts(variant: SelectedVariant & Labelled): string[] {
  const { selectedSize, selectedColor, selectedOptions = {} } = variant;
  const color = shownColor(selectedColor);
  return [
    ...(selectedSize ? [t('Size {size}', { size: labelOf(selectedSize, variant) })] : []),
    ...(color ? [t('Color {color}', { color: labelOf(color, variant) })] : []),
    ...Object.entries(selectedOptions).flatMap(([name, value]) =>
      value ? [`${labelOf(name, variant)} ${labelOf(value, variant)}`] : [],
    ),
  ];
}

/** All of it in a line: "Size M, Color Black, Length 32"; may be empty. */
export function variantLabel(variant: SelectedVariant & Labelled): string {
  return variantParts(variant).join(', ');
}

/** The same where there is little room: "M, Black, 32"; may be empty. */
export function shortVariantLabel(variant: SelectedVariant & Labelled): string {
  const { selectedSize, selectedColor, selectedOptions = {} } = variant;
  return [selectedSize, shownColor(selectedColor), ...Object.values(selectedOptions)]
    .flatMap((value) => (value ? [labelOf(value, variant)] : []))
    .join(', ');
}

function shownColor(color: string | undefined): string | undefined {
  return color === DEFAULT_COLOR ? undefined : color;
}
