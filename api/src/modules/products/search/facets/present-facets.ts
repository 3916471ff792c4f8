import type { Facets, FacetValue } from '@storefront/host/contracts/api';
import { toRupees } from '../../../../money';
import { COLOR_FAMILIES } from './color-families';
import type { FacetCounts } from './facet-count';

/** The lettered sizes in ascending order. */
const LETTERED = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', 'XXXL', '4XL', '5XL'];

/** Sizes in the order of garments: lettered ones, then those that begin with a number, then any other. */
function compareSizes(one: string, other: string): number {
  const placeOf = (size: string) => {
    const letters = LETTERED.indexOf(size.toUpperCase());
    if (letters >= 0) return letters;
    const number = Number.parseFloat(size);
    return LETTERED.length + (Number.isNaN(number) ? Infinity : number);
  };
  const [a, b] = [placeOf(one), placeOf(other)];
  return a === b ? compareNames(one, other) : a - b;
}

const compareNames = new Intl.Collator('en', { numeric: true }).compare;

/** The counts of the facets, sorted for display, with prices in rupees. */
export function presentFacets({ price, onSale, inStock, ...counts }: FacetCounts): Facets {
  return {
    subCategory: valuesOf(counts.subCategory).sort((a, b) => compareNames(a.value, b.value)),
    size: valuesOf(counts.size).sort((a, b) => compareSizes(a.value, b.value)),
    color: valuesOf(counts.color).sort(
      (a, b) => b.count - a.count || compareNames(a.value, b.value),
    ),
    colorFamily: valuesOf(counts.colorFamily).sort(
      (a, b) => COLOR_FAMILIES.indexOf(a.value) - COLOR_FAMILIES.indexOf(b.value),
    ),
    collection: valuesOf(counts.collection).sort((a, b) => compareNames(a.value, b.value)),
    price: { min: toRupees(price.min), max: toRupees(price.max) },
    onSale,
    inStock,
  };
}

function valuesOf(counts: ReadonlyMap<string, number>): FacetValue[] {
  return [...counts].map(([value, count]) => ({ value, count }));
}
