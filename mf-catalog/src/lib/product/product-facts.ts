import { objectOrEmpty, unwrapData } from '@storefront/host/response/read-response';
import { parseAttributes } from '@storefront/host/shop/catalogue/product-attributes';
import { t } from '../../messages/t';

/** A fact about a product: its name and its value. */
export type ProductFact = [name: string, value: string];

/** By attributes, in the order in which they are shown. */
function factNames() {
  return { material: t('Material'), fit: t('Fit'), care: t('Care') };
}

/**
 * What the page of a product has to say in India, as far as its attributes do (Legal Metrology (Packaged Commodities)
 * Rules 2011, rules 6 and 10; LAW-01).
 */
function declarationNames() {
  return {
    'country of origin': t('Country of origin'),
    'manufactured by': t('Manufactured by'),
    'packed by': t('Packed by'),
    'imported by': t('Imported by'),
    'net quantity': t('Net quantity'),
  };
}

/** Parses the facts in a product response, bare or in `data`; absent ones are left out. */
export function parseProductFacts(response: unknown): ProductFact[] {
  return parseFacts(response, factNames());
}

/** The same for what the law wants to be declared. */
export function parseDeclarations(response: unknown): ProductFact[] {
  return parseFacts(response, declarationNames());
}

function parseFacts(response: unknown, names: Record<string, string>): ProductFact[] {
  const attributes = parseAttributes(objectOrEmpty(unwrapData(response)).attributes);
  return Object.entries(names).flatMap(([attribute, name]) => {
    const value = attributes.valuesOf(attribute).join(', ');
    return value ? [[name, value]] : [];
  });
}
