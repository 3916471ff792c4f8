import { LIMITS, type ProductAttribute } from '@storefront/host/contracts/api';
import { problemOfCollections } from '../collections/collection-names';
import { choiceKey, type ProductData, type VariantData } from '../product-data';
import { pricesFrom, spreadPrices } from '../spread-prices';
import type { FileProduct, FileVariant, Refusal } from './file-product';
import { categoryNameOf, categoryOf, type Mapping, optionOf, sizeOf } from './mapping';
import { plainText } from './plain-text';

/** A product of a file in the shop's form; undefined where the file doesn't say something. */
export type ReadData = Partial<Omit<ProductData, 'pictures'>> &
  Omit<ProductData, OptionalField | 'pictures'> &
  Pick<FileProduct, 'pictures'>;
type OptionalField =
  | 'featured'
  | 'collections'
  | 'attributes'
  | 'vendor'
  | 'gender'
  | 'seoTitle'
  | 'seoDescription'
  | 'hsnCode'
  | 'taxClass'
  | 'translations';

/** Brings a product of a file into the shop's form, or says why the shop can't have it. */
export function toProductData(
  product: FileProduct,
  mapping: Mapping,
): { data: ReadData } | { refusals: Refusal[] } {
  const category = categoryOf(mapping, product);
  if (category === null) {
    return refused(product, `the mapping leaves out the category “${categoryNameOf(product)}”`);
  }
  const kinds = product.options.map((name) => optionOf(mapping, name));
  const twice = kinds.find((kind, index) => kinds.indexOf(kind) < index);
  if (twice !== undefined) return refused(product, `two of its options are “${twice}”`);

  const {
    priceVaries,
    variants: prices,
    ...price
  } = spreadPrices(
    product.variants.map((variant) => pricesFrom(variant.price, variant.compareAtPrice)),
  );
  const variants = product.variants.map((variant, index) => ({
    ...toVariantData(variant, kinds, mapping),
    regularPrice: prices[index]?.regularPrice ?? null,
    discountedPrice: prices[index]?.discountedPrice ?? null,
  }));
  const refusals = problemsOf(product, variants, priceVaries);
  if (refusals.length > 0) return { refusals };

  const [name = '', parentCategory = name, subCategory = null] = category;
  return {
    data: {
      handle: product.handle,
      title: product.title,
      description: plainText(product.description),
      category: name,
      parentCategory,
      subCategory,
      ...genderOf(name),
      tags: product.tags,
      status: product.status,
      optionNames: kinds.filter((kind) => kind !== 'size' && kind !== 'color'),
      ...price,
      priceVaries,
      pictures: product.pictures,
      variants,
      ...given('featured', product.featured),
      ...given('collections', product.collections),
      ...given('attributes', product.attributes && attributesOf(product.attributes)),
      ...given('vendor', product.vendor),
      ...given('seoTitle', product.seoTitle),
      ...given('seoDescription', product.seoDescription),
      ...given('hsnCode', product.hsnCode),
      ...given('taxClass', product.taxClass),
      ...given('translations', product.translations),
    },
  };
}

function given<Name extends string, Value>(name: Name, value: Value | undefined) {
  return (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>;
}

/** The facts by their names; one that is there several times has several values. */
function attributesOf(facts: NonNullable<FileProduct['attributes']>): ProductAttribute[] {
  const names = [...new Set(facts.map(({ name }) => name))];
  return names.map((key) => ({
    key,
    value: facts.filter(({ name }) => name === key).map(({ value }) => value),
  }));
}

/** The categories of the shop's first level that are for one gender. */
function genderOf(category: string): { gender?: string } {
  return category === 'Men' || category === 'Women' ? { gender: category } : {};
}

function toVariantData(
  variant: FileVariant,
  kinds: readonly string[],
  mapping: Mapping,
): Omit<VariantData, 'regularPrice' | 'discountedPrice'> {
  const valueOf = (kind: string) => variant.values[kinds.indexOf(kind)] ?? '';
  const size = valueOf('size');
  const others = kinds.filter((kind) => kind !== 'size' && kind !== 'color');
  return {
    size: size === '' ? '' : sizeOf(mapping, size),
    color: valueOf('color'),
    options: Object.fromEntries(others.map((kind) => [kind, valueOf(kind)])),
    sku: variant.sku ?? null,
    barcode: variant.barcode ?? null,
    grams: variant.grams ?? null,
    pictureSource: variant.picture ?? null,
  };
}

function problemsOf(
  product: FileProduct,
  variants: readonly VariantData[],
  priceVaries: boolean,
): Refusal[] {
  const refusals: Refusal[] = [];
  const { line: firstLine, collections = [] } = product;
  const inCollections = problemOfCollections(collections);
  if (inCollections !== undefined)
    refusals.push({ line: firstLine, column: undefined, reason: inCollections });
  const seen = { choices: new Set<string>(), skus: new Set<string>() };
  product.variants.forEach(({ line, price, sku, values }, index) => {
    const refuse = (reason: string) => refusals.push({ line, column: undefined, reason });
    const variant = variants[index];
    const choice = variant ? choiceKey(variant) : '';
    if (seen.choices.has(choice)) refuse('with the mapping, another variant has the same options');
    seen.choices.add(choice);
    if (sku !== undefined && seen.skus.has(sku))
      refuse(`another variant has the SKU “${sku}”, too`);
    if (sku !== undefined) seen.skus.add(sku);
    if (price === 0 && priceVaries) refuse('has the price 0, which other variants don’t have');
    const long = values.find((value) => value.length > LIMITS.optionTextMax);
    if (long !== undefined)
      refuse(`“${long.slice(0, 20)}…” is longer than ${LIMITS.optionTextMax}`);
  });
  return refusals;
}

function refused({ line }: FileProduct, reason: string): { refusals: Refusal[] } {
  return { refusals: [{ line, column: undefined, reason }] };
}
