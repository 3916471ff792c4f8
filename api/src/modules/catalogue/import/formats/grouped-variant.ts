import type { Cells } from '../cells';
import type { FileVariant } from '../file-product';

/** The headings of what a row says of its variant. */
export interface VariantColumns {
  price: string;
  compareAtPrice: string;
  sku: string;
  barcode: string;
  stock: string;
  picture: string;
}

/**
 * The variant of a row with those values of the product's options; undefined for a row that only has another picture.
 * `gramsOf` reads its weight.
 */
export function readVariant(
  cells: Cells,
  values: string[],
  columns: VariantColumns,
  gramsOf: (cells: Cells) => number | undefined,
): FileVariant | undefined {
  const isPictureOnly =
    cells.text(columns.price) === undefined && values.every((value) => value === '');
  if (isPictureOnly) return undefined;
  cells.required(columns.price);
  return {
    line: cells.line,
    values,
    sku: cells.code(columns.sku),
    barcode: cells.code(columns.barcode),
    price: cells.price(columns.price) ?? 0,
    compareAtPrice: cells.price(columns.compareAtPrice),
    stock: cells.wholeNumber(columns.stock),
    grams: gramsOf(cells),
    picture: cells.text(columns.picture, 2000),
  };
}
