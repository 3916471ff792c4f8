import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readNumber,
  readText,
} from '@storefront/host/response/read-response';
import type { Facets, FacetValue } from './facets';
import { equalsIgnoringCase } from './filters';

/**
 * Parses the facets of a list's response; undefined if the server sends none. Where they have families of colours, which
 * the filters show in place of the many colours, only the chosen colours are kept.
 */
export function parseFacets(
  response: unknown,
  chosenColors: readonly string[] = [],
): Facets | undefined {
  const { facets } = objectOrEmpty(response);
  if (!isObject(facets)) return undefined;
  const price = objectOrEmpty(facets.price);
  const colors = readValues(facets.color);
  const colorFamily = readValues(facets.colorFamily);
  return {
    collection: readValues(facets.collection),
    subCategory: readValues(facets.subCategory),
    size: readValues(facets.size),
    color:
      colorFamily.length === 0
        ? colors
        : colors.filter(({ value }) =>
            chosenColors.some((chosen) => equalsIgnoringCase(chosen, value)),
          ),
    colorFamily,
    priceMin: readNumber(price.min),
    priceMax: readNumber(price.max),
    onSale: readNumber(facets.onSale) ?? 0,
    inStock: readNumber(facets.inStock) ?? 0,
  };
}

function readValues(values: unknown): FacetValue[] {
  return listOrEmpty(values).flatMap((entry) => {
    const value = readText(objectOrEmpty(entry).value);
    const label = readText(objectOrEmpty(entry).label);
    const count = readNumber(objectOrEmpty(entry).count);
    if (value === undefined || count === undefined) return [];
    return [{ value, ...(label !== undefined && { label }), count }];
  });
}
