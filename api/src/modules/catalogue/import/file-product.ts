import type { ProductTranslations } from '../product-data';

/** A product as a file describes it, before anything is compared with the shop. Amounts are paise. */
export interface FileProduct {
  handle: string;
  /** Whether the format has no handles, so that this one was made of the SKU or the name. */
  hasMadeHandle: boolean;
  /** The line of the file on which it begins. */
  line: number;
  title: string;
  /** HTML as it is in the file: not yet sanitised. */
  description: string;
  vendor: string | undefined;
  /** The file's own names of where it belongs, outermost first; the mapping file says which categories they are. */
  categories: string[];
  tags: string[];
  status: 'draft' | 'active' | 'archived';
  /** Undefined if the format doesn't say it, like everything below. */
  featured: boolean | undefined;
  /** What the merchant groups it with, each name once. */
  collections: string[] | undefined;
  /** Facts that aren't a choice. */
  attributes: { name: string; value: string }[] | undefined;
  seoTitle: string | undefined;
  seoDescription: string | undefined;
  hsnCode: string | undefined;
  taxClass: string | undefined;
  /** Its texts in other languages; an empty one is removed. */
  translations?: ProductTranslations;
  /** The names of its options, at most three; none for a product without a choice. */
  options: string[];
  pictures: FilePicture[];
  variants: FileVariant[];
}

/** A picture by its address or path. */
export interface FilePicture {
  source: string;
  /** What it shows; undefined if the format doesn't say it. */
  text: string | undefined;
}

/** A variant of a product: what a shopper can buy. */
export interface FileVariant {
  line: number;
  /** One value for each option of the product. */
  values: string[];
  sku: string | undefined;
  barcode: string | undefined;
  price: number;
  /** The price before a discount. */
  compareAtPrice: number | undefined;
  /** Undefined if the file doesn't say it: then the shop's stock stays. */
  stock: number | undefined;
  grams: number | undefined;
  picture: string | undefined;
}

/** Why something of a file isn't taken. */
export interface Refusal {
  line: number;
  /** The heading of the column; undefined if it is about the whole row. */
  column: string | undefined;
  reason: string;
}

/** What a file has at one place: a product, or one that is refused with the reasons. */
export type ReadProduct =
  { product: FileProduct } | { handle: string; line: number; refusals: Refusal[] };
