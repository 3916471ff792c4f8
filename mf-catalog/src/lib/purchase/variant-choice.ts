import type { ProductOption, SelectedOptions } from '@storefront/host/contracts/api';
import { piecesLeft } from '@storefront/host/shop/catalogue/product-offer';
import { chosenValue } from '@storefront/host/shop/catalogue/product-options';
import {
  findMissingChoice,
  type MissingChoice,
  type SelectedVariant,
} from '@storefront/host/shop/catalogue/variant';
import type { Product } from '../product/product';

/** The size, color and options that a shopper wants; absent while not chosen, or with nothing to choose. */
export interface VariantChoice {
  size?: string | undefined;
  color?: string | undefined;
  options?: SelectedOptions | undefined;
}

type Choices = Pick<Product, 'sizes' | 'color' | 'colors' | 'options'>;

/** The initial choice: the colour that was asked for, and what is the only one of its kind (PDP-02, CARD-04). */
export function initialChoice({ sizes, color, colors, options }: Choices): VariantChoice {
  return {
    size: onlyOne(sizes),
    color: color ?? onlyOne(colors),
    options: chooseOptions(options, ({ values }) => onlyOne(values)),
  };
}

/**
 * The initial choice where the shopper sees the product's pictures: the color that they show is chosen, too, or another
 * one if that is sold out (PDP-15).
 */
export function shownChoice(product: Product): VariantChoice {
  const initial = initialChoice(product);
  return { ...initial, color: initial.color ?? shownColor(product) };
}

function shownColor(product: Product): string | undefined {
  const main = product.pictures[0]?.color;
  const shown =
    main !== undefined && product.colors.includes(main) ? [main, ...product.colors] : [];
  return shown.find((color) => piecesLeft(product, { selectedColor: color }) !== 0) ?? shown[0];
}

/** The choice as a line has it; the options are in the product's order, whichever was chosen first. */
export function toSelectedVariant(
  product: Pick<Product, 'options'>,
  { size, color, options }: VariantChoice,
): SelectedVariant {
  return {
    selectedSize: size,
    selectedColor: color,
    selectedOptions: chooseOptions(product.options, ({ name }) => chosenValue(options, name)),
  };
}

/** Why a product can't go into the cart as chosen. */
export type PurchaseBlocker = 'unavailable' | 'sold-out' | { missing: MissingChoice };

/**
 * Why a choice can't be added to the cart: no price (D21), no stock, or a choice that is missing: of the size
 * (PDP-03), of the color, or of an option (PDP-10, PDP-11, PDP-15).
 */
export function purchaseBlocker(
  product: Product,
  choice: VariantChoice,
): PurchaseBlocker | undefined {
  if (!product.available) return 'unavailable';
  const selected = toSelectedVariant(product, choice);
  if (piecesLeft(product, selected) === 0) return 'sold-out';
  const missing = findMissingChoice({ ...product, ...selected });
  return missing && { missing };
}

/** The choice that has to be made first, if that is why the product can't go into the cart. */
export function missingChoice(blocker: PurchaseBlocker | undefined): MissingChoice | undefined {
  return typeof blocker === 'object' ? blocker.missing : undefined;
}

/** The options for which there is a value; undefined if there is none. */
function chooseOptions(
  options: ProductOption[],
  valueFor: (option: ProductOption) => string | undefined,
): SelectedOptions | undefined {
  const chosen = options.flatMap((option): [string, string][] => {
    const value = valueFor(option);
    return value === undefined ? [] : [[option.name, value]];
  });
  return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
}

function onlyOne(values: string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
