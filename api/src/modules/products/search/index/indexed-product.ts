import type { NumberedNames } from './numbered-names';

/** What a product is listed, sorted and counted by. */
export interface IndexedProduct {
  id: string;
  category: string;
  parentCategory: string;
  subCategory: string | null;
  masterCategory: string | null;
  gender: string | null;
  collections: readonly string[];
  /** In paise; null if the product has none. */
  price: number | null;
  onSale: boolean;
  featured: boolean;
  /** In microseconds since 1970, as exact as PostgreSQL has it. */
  createdAt: number;
  variants: readonly { size: string; color: string; inStock: boolean }[];
}

/** A product with its names as numbers. */
export interface IndexRow extends Pick<
  IndexedProduct,
  'id' | 'price' | 'onSale' | 'featured' | 'createdAt'
> {
  category: number;
  parentCategory: number;
  subCategory: number;
  masterCategory: number;
  gender: number;
  collections: readonly number[];
  variants: readonly { size: number; color: number; colorFamily: number; inStock: boolean }[];
}

/** The names of each facet's values; those of categories and genders are lowercased. */
export interface IndexNames {
  listing: NumberedNames;
  subCategory: NumberedNames;
  size: NumberedNames;
  color: NumberedNames;
  colorFamily: NumberedNames;
  collection: NumberedNames;
}
