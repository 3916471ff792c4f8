import { objectOrEmpty, unwrapData } from '@storefront/shared/response/read-response';
import { parseAttributes } from '@storefront/shared/shop/catalogue/product-attributes';

/** A fact about a product. */
export interface ProductFact {
  name: 'Material' | 'Fit' | 'Care';
  value: string;
}

const FACTS = [
  ['Material', 'material'],
  ['Fit', 'fit'],
  ['Care', 'care'],
] as const;

/** Parses the facts in a product response, bare or in `data`; absent ones are left out. */
export function parseProductFacts(response: unknown): ProductFact[] {
  const attributes = parseAttributes(objectOrEmpty(unwrapData(response)).attributes);
  return FACTS.flatMap(([name, key]) => {
    const value = attributes.valuesOf(key).join(', ');
    return value === '' ? [] : [{ name, value }];
  });
}
