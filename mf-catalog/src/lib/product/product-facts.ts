import { objectOrEmpty, unwrapData } from '@storefront/host/response/read-response';
import { parseAttributes } from '@storefront/host/shop/catalogue/product-attributes';

/** A fact about a product: its name and its value. */
export type ProductFact = [name: string, value: string];

/** In the order in which they are shown. */
const FACTS = ['Material', 'Fit', 'Care'];

/** Parses the facts in a product response, bare or in `data`; absent ones are left out. */
export function parseProductFacts(response: unknown): ProductFact[] {
  const attributes = parseAttributes(objectOrEmpty(unwrapData(response)).attributes);
  return FACTS.flatMap((name) => {
    const value = attributes.valuesOf(name.toLowerCase()).join(', ');
    return value ? [[name, value]] : [];
  });
}
