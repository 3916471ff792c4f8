import type { SearchOrder } from '../facets/facet-selection';

/** What products are sorted by, by position. */
interface SortColumns {
  length: number;
  /** 1 or 0. */
  featured: ArrayLike<number>;
  createdAt: ArrayLike<number>;
  /** NaN for a product without a price. */
  price: ArrayLike<number>;
}

/** Compares the products at two positions. */
type Compare = (one: number, other: number) => number;

/**
 * The positions of all products in an order, as `findIds` of the tests sorts rows. Products that are
 * equal in it stay in the order of their positions.
 */
export function sortedPositions(columns: SortColumns, order: SearchOrder): Uint32Array {
  const positions = Uint32Array.from({ length: columns.length }, (_, position) => position);
  return positions.sort(comparisonOf(columns, order));
}

function comparisonOf({ featured, createdAt, price }: SortColumns, order: SearchOrder): Compare {
  const newestFirst = descending(createdAt);
  switch (order) {
    case 'newest':
      return newestFirst;
    case 'price-asc':
      return ascending(price);
    case 'price-desc':
      return descending(price);
    // Nothing was searched, so all are equally relevant.
    case 'relevance':
    case 'featured': {
      const featuredFirst = descending(featured);
      return (one, other) => featuredFirst(one, other) || newestFirst(one, other);
    }
  }
}

/** From the lowest value to the highest; at the end those that aren't numbers. */
function ascending(values: ArrayLike<number>): Compare {
  return (one, other) => compareNumbers(values[one] ?? NaN, values[other] ?? NaN);
}

/** From the highest value to the lowest; at the end those that aren't numbers. */
function descending(values: ArrayLike<number>): Compare {
  return (one, other) => compareNumbers(-(values[one] ?? NaN), -(values[other] ?? NaN));
}

function compareNumbers(one: number, other: number): number {
  if (one < other) return -1;
  if (one > other) return 1;
  return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
}
