import { picturesOfColor } from '@storefront/host/shop/catalogue/pictures-of-color';
import type { Product } from './product';

/**
 * A product as it is shown in a colour, if it has several: with the pictures of that. In none, it has those of its main
 * picture's colour.
 */
export function inColor(product: Product, color: string | undefined): Product {
  const pictures = picturesOfColor(product.pictures, color);
  return {
    ...product,
    color: product.colors.length > 1 ? color : undefined,
    image: pictures[0]?.src ?? '',
    pictures,
  };
}
