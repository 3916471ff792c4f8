import type {
  Facets,
  FacetValue,
  Labels,
  Picture,
  Product,
  ProductAttribute,
} from '@storefront/host/contracts/api';
import type { Texts } from '../../db/schema/translations';

/** The labels of values in a language, by value. */
export type KnownLabels = ReadonlyMap<string, Texts>;

/** Attributes whose values choose products, so that they are the same in every language. */
const CHOOSING = new Set(['size', 'color', 'gender', 'masterCategory', 'subCategory', 'featured']);

const VALUE_FACETS = ['subCategory', 'size', 'color', 'colorFamily', 'collection'] as const;

/** All values of a product that may have labels. */
export function valuesOfProduct(product: Product): string[] {
  return [
    ...choosingValues(product),
    ...product.attributes.flatMap(({ value }) => value),
    ...product.images.flatMap(({ alt }) => alt ?? []),
  ];
}

/** A product with labels for the values that choose products, and with all other values in the language. */
export function withLabels(product: Product, known: KnownLabels): Product {
  return {
    ...product,
    images: product.images.map((picture) => withAlt(picture, known)),
    attributes: product.attributes.map((attribute) =>
      CHOOSING.has(attribute.key) ? attribute : inLanguage(attribute, known),
    ),
    ...labelsOf(choosingValues(product), known),
  };
}

/** All values of facets. */
export function valuesOfFacets(facets: Facets): string[] {
  return VALUE_FACETS.flatMap((facet) => facets[facet].map(({ value }) => value));
}

/** Facets with the labels of their values. */
export function withFacetLabels(facets: Facets, known: KnownLabels): Facets {
  const labelled = ({ value, count }: FacetValue): FacetValue => {
    const label = known.get(value)?.label;
    return { value, count, ...(label !== undefined && { label }) };
  };
  const entries = VALUE_FACETS.map((facet) => [facet, facets[facet].map(labelled)]);
  return { ...facets, ...(Object.fromEntries(entries) as Partial<Facets>) };
}

/** What a value is called in the language; the value itself without a label. */
export function labelOf(value: string, known: KnownLabels): string {
  return known.get(value)?.label ?? value;
}

/** The labels of those values that have one; absent if none has. */
export function labelsOf(values: readonly string[], known: KnownLabels): { labels?: Labels } {
  const labels = values.flatMap((value): [string, string][] => {
    const label = known.get(value)?.label;
    return label === undefined ? [] : [[value, label]];
  });
  return labels.length === 0 ? {} : { labels: Object.fromEntries(labels) };
}

function choosingValues(product: Product): string[] {
  const { category, parentCategory, subCategory = '', masterCategory = '' } = product;
  const { collections = [], attributes, options = [] } = product;
  return [
    ...[category, parentCategory, subCategory, masterCategory, ...collections],
    ...attributes.flatMap(({ key, value }) => (CHOOSING.has(key) ? value : [])),
    ...options.flatMap(({ name, values }) => [name, ...values]),
  ];
}

function inLanguage({ key, value }: ProductAttribute, known: KnownLabels): ProductAttribute {
  return { key, value: value.map((one) => labelOf(one, known)) };
}

function withAlt(picture: Picture, known: KnownLabels): Picture {
  return picture.alt === undefined ? picture : { ...picture, alt: labelOf(picture.alt, known) };
}
