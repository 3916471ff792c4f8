import type { CartLine } from '@storefront/host';
import { pricesOf } from '@storefront/host/shop/catalogue/product-offer';
import type { Product } from '../product/product';
import { toSelectedVariant, type VariantChoice } from './variant-choice';

/** The cart line of a product: all its fields, the quantity, what is chosen and what that costs (CARD-04). */
export function toCartLine(product: Product, choice: VariantChoice, quantity = 1): CartLine {
  const selected = toSelectedVariant(product, choice);
  return { ...product, quantity, ...selected, price: pricesOf(product, selected).price };
}
