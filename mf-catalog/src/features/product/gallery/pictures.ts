import type { Picture } from '@storefront/host/shop/catalogue/picture';
import { picturesOfColor } from '@storefront/host/shop/catalogue/pictures-of-color';
import type { Product } from '../../../lib/product/product';
import { t } from '../../../messages/t';

/** The pictures that a product's page shows in a colour; a blank one, for the placeholder, where it has none. */
export function shownPictures(
  { pictures }: Pick<Product, 'pictures'>,
  color: string | undefined,
): Picture[] {
  return pictures.length > 0 ? picturesOfColor(pictures, color) : [{ src: '', sources: [] }];
}

/** The alternative text of a picture: the product's name, and a description for all but the first one. */
export function pictureAlt(name: string, pictures: readonly Picture[], index: number): string {
  if (index === 0) return name;
  return `${name}: ${pictures[index]?.alt ?? t('picture {number}', { number: index + 1 })}`;
}
