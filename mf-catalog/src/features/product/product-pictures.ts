import type { Product } from '@storefront/shared/shop/product';

/** The pictures of a product, the main one first, each once. */
export function productPictures({ image, images }: Pick<Product, 'image' | 'images'>): string[] {
  return [...new Set([image, ...images])].filter((picture) => picture !== '');
}
