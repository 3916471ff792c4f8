import type { Picture } from '@storefront/host/shop/catalogue/picture';
import type { Product } from '../../../lib/product/product';

/** The pictures that a product's page shows; a blank one, for the placeholder, where it has none. */
export function shownPictures({ pictures }: Pick<Product, 'pictures'>): Picture[] {
  return pictures.length > 0 ? pictures : [{ src: '', sources: [] }];
}

/** The alternative text of a picture: the product's name, and a description for all but the first one. */
export function pictureAlt({ name, pictures }: Product, index: number): string {
  if (index === 0) return name;
  return `${name}: ${pictures[index]?.alt ?? `picture ${index + 1}`}`;
}
