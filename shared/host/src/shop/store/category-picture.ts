import type { Picture } from '../catalogue/picture';

/** The store's own pictures; those of categories by the lowercased name. */
export interface StorePictures {
  hero?: Picture | undefined;
  promo?: Picture | undefined;
  categories: Partial<Record<string, Picture>>;
}

/** The store's picture of a category, whose name is compared case-insensitively. */
export function categoryPicture(pictures: StorePictures, name: string): Picture | undefined {
  const key = name.toLowerCase();
  // Own properties only: a category may be called "constructor".
  return Object.hasOwn(pictures.categories, key) ? pictures.categories[key] : undefined;
}
