import type { ProductFilter } from '../../products.repository';
import type { IndexRow } from './indexed-product';
import { ABSENT, type NumberedNames } from './numbered-names';

/** The filter of a listing on rows of the index, as `conditions` of the products' repository is on the database's. */
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

  /** Whether a product is in the listing. */
  has(row: IndexRow): boolean {
    return (
      (this.#category === undefined ||
        row.category === this.#category ||
        row.parentCategory === this.#category) &&
      (this.#parentCategory === undefined || row.parentCategory === this.#parentCategory) &&
      (this.#gender === undefined || this.#isFor(row.gender, this.#gender)) &&
      (this.#anyOf === undefined || hasAnyOf(row, this.#anyOf))
    );
  }

  /** A product without a gender, and one for all, is for each of them. */
  #isFor(gender: number, wanted: number): boolean {
    return gender === wanted || gender === this.#unisex || gender === ABSENT;
  }
}

function hasAnyOf(
  { category, masterCategory, gender }: IndexRow,
  numbers: readonly number[],
): boolean {
  return numbers.includes(category) || numbers.includes(masterCategory) || numbers.includes(gender);
}
