import type {
  Facets,
  FacetValue,
  Labels,
  Picture,
  Product,
  ProductAttribute,
} from '@storefront/host/contracts/api';

/** What a value is called in a language; undefined without a label. */
export type LabelOf = (value: string) => string | undefined;

/** Attributes whose values choose products, so that they are the same in every language. */
const CHOOSING = new Set(['size', 'color', 'gender', 'masterCategory', 'subCategory', 'featured']);

const VALUE_FACETS = ['subCategory', 'size', 'color', 'colorFamily', 'collection'] as const;

/** A product with labels for the values that choose products, and with all other values in the language. */
export function withLabels(product: Product, labelOf: LabelOf): Product {
  return {
    ...product,
    images: product.images.map((picture) => withAlt(picture, labelOf)),
    attributes: product.attributes.map((attribute) =>
      CHOOSING.has(attribute.key) ? attribute : inLanguage(attribute, labelOf),
    ),
    ...labelsOf(choosingValues(product), labelOf),
  };
}

/** Facets with the labels of their values. */
export function withFacetLabels(facets: Facets, labelOf: LabelOf): Facets {
  const labelled = ({ value, count }: FacetValue): FacetValue => {
    const label = labelOf(value);
    return { value, count, ...(label !== undefined && { label }) };
  };
  const entries = VALUE_FACETS.map((facet) => [facet, facets[facet].map(labelled)]);
  return { ...facets, ...(Object.fromEntries(entries) as Partial<Facets>) };
}

/** The labels of those values that have one; absent if none has. */
export function labelsOf(values: readonly string[], labelOf: LabelOf): { labels?: Labels } {
  const labels: Labels = {};
  for (const value of values) {
    const label = labelOf(value);
    if (label !== undefined) labels[value] = label;
  }
  return Object.keys(labels).length === 0 ? {} : { labels };
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

function inLanguage({ key, value }: ProductAttribute, labelOf: LabelOf): ProductAttribute {
  return { key, value: value.map((one) => labelOf(one) ?? one) };
}

function withAlt(picture: Picture, labelOf: LabelOf): Picture {
  const { alt } = picture;
  return alt === undefined ? picture : { ...picture, alt: labelOf(alt) ?? alt };
}
