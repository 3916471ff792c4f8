import { objectOrEmpty, unwrapData } from '@storefront/shared/shop/read-response';
import { readAttributes } from './product-attributes';

/** A thing that the store tells about a product, in its own words. */
export interface ProductFact {
  name: 'Material' | 'Fit' | 'Care';
  value: string;
}

const FACTS = [
  ['Material', 'material'],
  ['Fit', 'fit'],
  ['Care', 'care'],
] as const;

/** What a product of the server, bare or in `data`, tells about itself; only what is there. */
export function parseProductFacts(answer: unknown): ProductFact[] {
  const attributes = readAttributes(objectOrEmpty(unwrapData(answer)).attributes);
  return FACTS.flatMap(([name, key]) => {
    const value = attributes.valuesOf(key).join(', ');
    return value === '' ? [] : [{ name, value }];
  });
}
