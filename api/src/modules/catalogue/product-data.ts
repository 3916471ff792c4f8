import type { ProductAttribute, SelectedOptions } from '@storefront/host/contracts/api';
import type { products, variants } from '../../db/schema';
import type { Texts } from '../../db/schema/catalogue/translations';

type ProductColumns = typeof products.$inferSelect;
type VariantColumns = typeof variants.$inferSelect;

/** A product as its owner describes it, without what the shop adds. Amounts are paise. */
export interface ProductData extends Pick<
  ProductColumns,
  | 'handle'
  | 'title'
  | 'description'
  | 'category'
  | 'parentCategory'
  | 'subCategory'
  | 'gender'
  | 'vendor'
  | 'tags'
  | 'collections'
  | 'status'
  | 'featured'
  | 'optionNames'
  | 'seoTitle'
  | 'seoDescription'
  | 'hsnCode'
  | 'taxClass'
  | 'regularPrice'
  | 'discountedPrice'
  | 'priceVaries'
> {
  /** Facts, without the sizes and colours of the variants. */
  attributes: ProductAttribute[];
  pictures: { source: string; text: string }[];
  variants: VariantData[];
  translations: ProductTranslations;
}

/** The texts of a product in other languages, by language and by the names of its own texts. */
export type ProductTranslations = Record<string, Texts>;

/** A variant of a product; its place in the list is the order in which variants are shown. */
export interface VariantData extends Pick<
  VariantColumns,
  | 'size'
  | 'color'
  | 'sku'
  | 'barcode'
  | 'regularPrice'
  | 'discountedPrice'
  | 'grams'
  | 'pictureSource'
> {
  options: SelectedOptions;
}

/** A text that is the same for variants with the same choices. */
export function choiceKey({
  size,
  color,
  options,
}: Pick<VariantData, 'size' | 'color' | 'options'>): string {
  return JSON.stringify([size, color, Object.entries(options).sort()]);
}
