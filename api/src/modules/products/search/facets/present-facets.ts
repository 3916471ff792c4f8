import type { Facets, FacetValue } from '@storefront/shared/contracts/api';
import { toRupees } from '../../../../money';
import type { FacetRow } from './facets.repository';

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

function compareNames(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}

/** The counts of the facets, sorted for display, with prices in rupees. */
export function presentFacets(rows: readonly FacetRow[]): Facets {
  const values = (facet: FacetRow['facet']): FacetValue[] =>
    rows.flatMap((row) =>
      row.facet === facet && row.value !== null ? [{ value: row.value, count: row.count }] : [],
    );
  const one = (facet: FacetRow['facet']) => rows.find((row) => row.facet === facet);
  const price = one('price');
  return {
    subCategory: values('subCategory').sort((a, b) => compareNames(a.value, b.value)),
    size: values('size').sort((a, b) => compareSizes(a.value, b.value)),
    color: values('color').sort((a, b) => b.count - a.count || compareNames(a.value, b.value)),
    price: { min: toRupees(price?.min ?? null), max: toRupees(price?.max ?? null) },
    onSale: one('onSale')?.count ?? 0,
    inStock: one('inStock')?.count ?? 0,
  };
}
