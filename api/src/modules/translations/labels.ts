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

/** Collected in loops, which take a third of the time of `flatMap`: this is done for each product of a list. */
function choosingValues(product: Product): string[] {
  const { category, parentCategory, subCategory = '', masterCategory = '' } = product;
  const { collections = [], attributes, options = [] } = product;
  const choosing = [category, parentCategory, subCategory, masterCategory, ...collections];
  for (const { key, value } of attributes) if (CHOOSING.has(key)) choosing.push(...value);
  for (const { name, values } of options) choosing.push(name, ...values);
  return choosing;
}

/** The attribute itself if none of its values has a label: most have none, and copies take longer than looking. */
function inLanguage(attribute: ProductAttribute, labelOf: LabelOf): ProductAttribute {
  const { key, value } = attribute;
  const labels = value.map(labelOf);
  if (labels.every((label) => label === undefined)) return attribute;
  return { key, value: value.map((one, index) => labels[index] ?? one) };
}

function withAlt(picture: Picture, labelOf: LabelOf): Picture {
  const label = picture.alt === undefined ? undefined : labelOf(picture.alt);
  return label === undefined ? picture : { ...picture, alt: label };
}
