import type { CartLine } from '@storefront/shared/host';
import type { Product } from '../product/product';
import type { VariantChoice } from './variant-choice';

/** The cart line of a product: all its fields, the quantity, the chosen size and colour (CARD-04). */
export function toCartLine(product: Product, choice: VariantChoice, quantity = 1): CartLine {
  return { ...product, quantity, selectedSize: choice.size, selectedColor: choice.color };
}
