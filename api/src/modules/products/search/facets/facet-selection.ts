import type { ProductListQuery, ProductSort } from '@storefront/host/contracts/api';
import { BadRequestError } from '../../../../http/errors';
import { withoutNul } from '../../../../http/requests/storable-text';
import { toPaise } from '../../../../money';

/** The selected facets: sorted lowercased values, and prices in paise. Absent facets aren't selected. */
export interface FacetSelection {
  subCategory?: readonly string[];
  size?: readonly string[];
  color?: readonly string[];
  colorFamily?: readonly string[];
  collection?: readonly string[];
  priceMin?: number;
  priceMax?: number;
  onSale?: true;
  inStock?: true;
}

/** How the results are sorted: `featured` is the default order of a listing. */
export type SearchOrder = ProductSort | 'featured';

function valuesOf(list: string | undefined): readonly string[] | undefined {
  const values = withoutNul(list ?? '').split(',');
  const chosen = values.map((value) => value.trim().toLowerCase()).filter((value) => value !== '');
  return chosen.length === 0 ? undefined : [...new Set(chosen)].sort();
}

/** The facets that a query selects, normalised. Throws a {@link BadRequestError}. */
export function facetSelectionOf(query: ProductListQuery): FacetSelection {
  const subCategory = valuesOf(query.subCategory);
  const size = valuesOf(query.size);
  const color = valuesOf(query.color);
  const colorFamily = valuesOf(query.colorFamily);
  const collection = valuesOf(query.collection);
  const { priceMin, priceMax } = query;
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) {
    throw new BadRequestError('priceMin', 'The lowest price must not be above the highest one.');
  }
  return {
    ...(subCategory && { subCategory }),
    ...(size && { size }),
    ...(color && { color }),
    ...(colorFamily && { colorFamily }),
    ...(collection && { collection }),
    ...(priceMin !== undefined && { priceMin: toPaise(priceMin) }),
    ...(priceMax !== undefined && { priceMax: toPaise(priceMax) }),
    ...(query.onSale && { onSale: true }),
    ...(query.inStock && { inStock: true }),
  };
}
