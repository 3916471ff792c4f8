import type { IndexRow } from './indexed-product';

/** The variants of all products, those of each product one after the other. */
export interface VariantColumns {
  /** Where the variants of each product begin; one more than there are products. */
  start: Uint32Array;
  size: Int32Array;
  color: Int32Array;
  /** 1 or 0. */
  inStock: Uint8Array;
}

/**
 * The products of the index by columns of numbers, in which a pass over all of them takes a fraction of the time that
 * objects take. A product is a position in them.
 */
export class ProductColumns {
  readonly length: number;
  readonly positions: ReadonlyMap<string, number>;
  readonly category: Int32Array;
  readonly parentCategory: Int32Array;
  readonly masterCategory: Int32Array;
  readonly gender: Int32Array;
  readonly subCategory: Int32Array;
  /** In paise; NaN for a product without a price. */
  readonly price: Float64Array;
  /** 1 or 0. */
  readonly onSale: Uint8Array;
  /** Where the collections of each product begin; one more than there are products. */
  readonly collectionStart: Uint32Array;
  readonly collection: Int32Array;
  readonly variants: VariantColumns;

  constructor(rows: readonly IndexRow[]) {
    const numbers = (numberOf: (row: IndexRow) => number) => Int32Array.from(rows, numberOf);
    const variants = rows.flatMap((row) => row.variants);
    this.length = rows.length;
    this.positions = new Map(rows.map(({ id }, position) => [id, position]));
    this.category = numbers((row) => row.category);
    this.parentCategory = numbers((row) => row.parentCategory);
    this.masterCategory = numbers((row) => row.masterCategory);
    this.gender = numbers((row) => row.gender);
    this.subCategory = numbers((row) => row.subCategory);
    this.price = Float64Array.from(rows, ({ price }) => price ?? NaN);
    this.onSale = Uint8Array.from(rows, ({ onSale }) => Number(onSale));
    this.collectionStart = starts(rows.map((row) => row.collections.length));
    this.collection = Int32Array.from(rows.flatMap((row) => row.collections));
    this.variants = {
      start: starts(rows.map((row) => row.variants.length)),
      size: Int32Array.from(variants, ({ size }) => size),
      color: Int32Array.from(variants, ({ color }) => color),
      inStock: Uint8Array.from(variants, ({ inStock }) => Number(inStock)),
    };
  }
}

/** Where each list begins, if lists of these lengths are one after the other. */
function starts(lengths: readonly number[]): Uint32Array {
  const all = new Uint32Array(lengths.length + 1);
  lengths.forEach((length, index) => (all[index + 1] = (all[index] ?? 0) + length));
  return all;
}
