import { currentPrice, type Prices, pricesOfVariant } from '../../products/product-price';
import type { ProductData, VariantData } from '../product-data';

/** The cells of a row by their headings; those that aren't given are empty. */
export type Cells = Record<string, string>;

/** A variant with what an export says of it besides its own data. */
export interface ExportedVariant extends VariantData {
  stock: number;
  prices: Prices;
}

/** A product with the stock of its variants. */
export interface ExportedProduct extends ProductData {
  variants: ExportedVariant[];
}

/** A choice of a product, with the value that a variant has of it. */
export interface ExportedOption {
  name: string;
  valueOf: (variant: VariantData) => string;
}

/** The choices of a product in the order in which a file has them. */
export function optionsOf({ optionNames, variants }: ProductData): ExportedOption[] {
  const all: ExportedOption[] = [
    { name: 'Size', valueOf: ({ size }) => size },
    { name: 'Color', valueOf: ({ color }) => color },
    ...optionNames.map((name) => ({
      name,
      valueOf: ({ options }: VariantData) => options[name] ?? '',
    })),
  ];
  return all.filter(({ valueOf }) => variants.some((variant) => valueOf(variant) !== ''));
}

/** Where a product is, outermost first. */
export function categoryPath({ category, parentCategory, subCategory }: ProductData): string {
  const isOneLevel = parentCategory === category && subCategory === null;
  const path = isOneLevel ? [category] : [category, parentCategory, subCategory];
  return path.filter((name) => name !== null).join(' > ');
}

/** The price of a variant, and the one before its discount or ''. */
export function priceCells({ prices }: ExportedVariant): { price: string; before: string } {
  const { regularPrice, discountedPrice } = prices;
  const price = currentPrice(prices) ?? 0;
  return {
    price: amount(price),
    before: discountedPrice === null || regularPrice === null ? '' : amount(regularPrice),
  };
}

/** Paise as rupees with two decimals. */
export function amount(paise: number): string {
  return (paise / 100).toFixed(2);
}

/** A variant with its effective prices. */
export function exportedVariant(
  product: ProductData,
  variant: VariantData,
  stock: number,
): ExportedVariant {
  return { ...variant, stock, prices: pricesOfVariant(product, variant) };
}

/** One of the values, or '' for none. */
export function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}
