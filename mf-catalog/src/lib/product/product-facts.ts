import { objectOrEmpty, unwrapData } from '@storefront/host/response/read-response';
import { parseAttributes } from '@storefront/host/shop/catalogue/product-attributes';

/** A fact about a product: its name and its value. */
export type ProductFact = [name: string, value: string];

/** In the order in which they are shown. */
const FACTS = ['Material', 'Fit', 'Care'];

/**
 * What the page of a product has to say in India, as far as its attributes do (Legal Metrology (Packaged Commodities)
 * Rules 2011, rules 6 and 10; LAW-01).
 */
const DECLARATIONS = [
  'Country of origin',
  'Manufactured by',
  'Packed by',
  'Imported by',
  'Net quantity',
];

/** Parses the facts in a product response, bare or in `data`; absent ones are left out. */
export function parseProductFacts(response: unknown): ProductFact[] {
  return parseFacts(response, FACTS);
}

/** The same for what the law wants to be declared. */
export function parseDeclarations(response: unknown): ProductFact[] {
  return parseFacts(response, DECLARATIONS);
}

function parseFacts(response: unknown, names: readonly string[]): ProductFact[] {
  const attributes = parseAttributes(objectOrEmpty(unwrapData(response)).attributes);
  return names.flatMap((name) => {
    const value = attributes.valuesOf(name.toLowerCase()).join(', ');
    return value ? [[name, value]] : [];
  });
}
