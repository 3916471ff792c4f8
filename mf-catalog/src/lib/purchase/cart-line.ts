import type { CartLine } from '@storefront/shared/host';
import type { Product } from '../product/product';
import type { VariantChoice } from './variant-choice';

/**
 * The line item that a product becomes in the cart: all its fields, the quantity and what was chosen
 * (CARD-04). Without a choice, size and colour are set only where there is exactly one of them.
 */
export function cartLine(product: Product, choice: VariantChoice, quantity = 1): CartLine {
  return { ...product, quantity, selectedSize: choice.size, selectedColor: choice.color };
}
