import { equalsIgnoringCase, VALUE_FACETS, type Filters, type ValueFacet } from './filters';
import { t } from '../../messages/t';

/** What a facet is called. */
export function facetTitle(facet: ValueFacet): string {
  switch (facet) {
    case 'collection':
      return t('Collection');
    case 'subCategory':
      return t('Style');
    case 'size':
      return t('Size');
    case 'color':
    case 'colorFamily':
      return t('Color');
  }
}

/** What a filter without values is called. */
export function flagLabel(flag: 'onSale' | 'inStock'): string {
  return flag === 'onSale' ? t('On sale') : t('In stock');
}

/** A value to choose, and how many products have it, given the choices in the other facets. */
export interface FacetValue {
  value: string;
  /** What it is called, if not so. */
  label?: string | undefined;
  count: number;
}

/** The available filters of a list. */
export interface Facets extends Record<ValueFacet, FacetValue[]> {
  /** In rupees; undefined where no product has a price. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  /** The number of products on sale. */
  onSale: number;
  /** The number of products in stock. */
  inStock: number;
}

/** What a value of a facet is called. */
export function facetLabel(facets: Facets | undefined, facet: ValueFacet, value: string): string {
  return facets?.[facet].find((known) => equalsIgnoringCase(known.value, value))?.label ?? value;
}

/** The values of a facet, including chosen ones that no product has under the other choices. */
export function includeChosenValues(
  facets: Facets,
  filters: Filters,
  facet: ValueFacet,
): FacetValue[] {
  const known = facets[facet];
  const missing = filters[facet].filter(
    (value) => !known.some((one) => equalsIgnoringCase(one.value, value)),
  );
  return [...known, ...missing.map((value) => ({ value, count: 0 }))];
}

/** The filters with their values spelled as the facets list them; the case of a value in a URL makes no difference. */
export function spelledAsListed(filters: Filters, facets: Facets): Filters {
  const values = VALUE_FACETS.map((facet) => [
    facet,
    filters[facet].map(
      (chosen) =>
        facets[facet].find(({ value }) => equalsIgnoringCase(value, chosen))?.value ?? chosen,
    ),
  ]);
  return { ...filters, ...(Object.fromEntries(values) as Record<ValueFacet, string[]>) };
}

/** The facets that shoppers use most come first. */
const FACET_ORDER: ValueFacet[] = ['size', 'colorFamily', 'color', 'subCategory', 'collection'];

/** The facets that have values or chosen values; the many names of colours only where the server has no families of them. */
export function visibleFacets(facets: Facets, filters: Filters): ValueFacet[] {
  return FACET_ORDER.filter(
    (facet) =>
      includeChosenValues(facets, filters, facet).length > 0 &&
      (facet !== 'color' || facets.colorFamily.length === 0),
  );
}
