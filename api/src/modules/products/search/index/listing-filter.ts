import type { ProductFilter } from '../../products.repository';
import { ABSENT, type NumberedNames } from './numbered-names';
import type { ProductColumns } from './product-columns';

/** The filter of a listing on products of the index, as `filterCondition` of the tests is on the database's. */
export class ListingFilter {
  readonly #category: number | undefined;
  readonly #parentCategory: number | undefined;
  readonly #gender: number | undefined;
  readonly #unisex: number;
  readonly #anyOf: readonly number[] | undefined;

  constructor({ category, parentCategory, gender, anyOf }: ProductFilter, names: NumberedNames) {
    const numberOf = (name?: string) => (name === undefined ? undefined : names.find(name));
    this.#category = numberOf(category);
    this.#parentCategory = numberOf(parentCategory);
    this.#gender = numberOf(gender);
    this.#unisex = names.find('unisex');
    // "null" stands for "none given".
    this.#anyOf = anyOf?.map((name) => (name === 'null' ? ABSENT : names.find(name)));
  }

  /** Whether the product at a position is in the listing. */
  has(products: ProductColumns, position: number): boolean {
    const category = products.category[position];
    const parentCategory = products.parentCategory[position];
    const gender = products.gender[position] ?? ABSENT;
    return (
      (this.#category === undefined ||
        category === this.#category ||
        parentCategory === this.#category) &&
      (this.#parentCategory === undefined || parentCategory === this.#parentCategory) &&
      (this.#gender === undefined || this.#isFor(gender, this.#gender)) &&
      (this.#anyOf === undefined || hasAnyOf(products, position, this.#anyOf))
    );
  }

  /** A product without a gender, and one for all, is for each of them. */
  #isFor(gender: number, wanted: number): boolean {
    return gender === wanted || gender === this.#unisex || gender === ABSENT;
  }
}

function hasAnyOf(
  { category, masterCategory, gender }: ProductColumns,
  position: number,
  numbers: readonly number[],
): boolean {
  return [category, masterCategory, gender].some((column) =>
    numbers.includes(column[position] ?? ABSENT),
  );
}
