import type { ProductAttribute } from '@storefront/host/contracts/api';
import type { pictureSources, products, variants } from '../../../db/schema';
import type { TranslationRow } from '../../translations/translations.repository';
import type { ProductData, VariantData } from '../product-data';

export type ProductRow = typeof products.$inferSelect;
export type VariantRow = typeof variants.$inferSelect;
export type PictureSourceRow = typeof pictureSources.$inferSelect;

/** A product that the shop has. */
export interface StoredProduct {
  row: ProductRow;
  data: ProductData;
  variants: VariantRow[];
}

/** A product to be written; `stored` is absent for a new one. */
export interface ProductChange {
  id: string;
  data: ProductData;
  stored: StoredProduct | undefined;
  /** The stock of variants by {@link choiceKey}, where it is to be changed; a new variant without one has 0. */
  stock: ReadonlyMap<string, number>;
}

/** Attributes that follow from the variants and from `featured`. */
const DERIVED = ['size', 'color', 'featured'];

/** A product as its owner describes it, from its rows, which are in their order. */
export function dataOf(
  row: ProductRow,
  variantRows: readonly VariantRow[],
  pictures: readonly PictureSourceRow[],
  translationRows: readonly TranslationRow[],
): ProductData {
  return {
    handle: row.handle,
    title: row.title,
    description: row.description,
    category: row.category,
    parentCategory: row.parentCategory,
    subCategory: row.subCategory,
    gender: row.gender,
    vendor: row.vendor,
    tags: row.tags,
    collections: row.collections,
    status: row.status,
    featured: row.featured,
    optionNames: row.optionNames,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    hsnCode: row.hsnCode,
    taxClass: row.taxClass,
    regularPrice: row.regularPrice,
    discountedPrice: row.discountedPrice,
    priceVaries: row.priceVaries,
    attributes: row.attributes.filter(({ key }) => !DERIVED.includes(key)),
    pictures: pictures.map(({ source, text }) => ({ source, text })),
    variants: variantRows.map(({ productId: _, position: __, stock: ___, ...variant }) => variant),
    translations: Object.fromEntries(
      translationRows.map(({ language, texts }) => [language, texts]),
    ),
  };
}

/** The columns of `products` for a product as its owner describes it. */
export function columnsOf(data: ProductData) {
  const { pictures: _, translations: __, variants: variantData, attributes, ...columns } = data;
  return {
    ...columns,
    attributes: [...derivedAttributes(data.featured, variantData), ...attributes],
  };
}

function derivedAttributes(featured: boolean, all: readonly VariantData[]): ProductAttribute[] {
  const sizes = distinct(all.map(({ size }) => size));
  const colors = distinct(all.map(({ color }) => color));
  return [
    ...(featured ? [{ key: 'featured', value: ['true'] }] : []),
    ...(sizes.length > 0 ? [{ key: 'size', value: sizes }] : []),
    ...(colors.length > 0 ? [{ key: 'color', value: colors }] : []),
  ];
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
