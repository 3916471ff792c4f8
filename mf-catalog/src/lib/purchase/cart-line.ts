import type { CartLine } from '@storefront/host';
import { pricesOf } from '@storefront/host/shop/catalogue/product-offer';
import { inColor } from '../product/in-color';
import type { Product } from '../product/product';
import { toSelectedVariant, type VariantChoice } from './variant-choice';

/**
 * The cart line of a product: all its fields, the quantity, what is chosen, its picture and what it costs (CARD-04). Without the
 * labels, which are those of this page's language.
 */
export function toCartLine(product: Product, choice: VariantChoice, quantity = 1): CartLine {
  const selected = toSelectedVariant(product, choice);
  const { price } = pricesOf(product, selected);
  const { color: _, swatches: __, labels: ___, ...shown } = inColor(product, choice.color);
  return { ...shown, quantity, ...selected, price };
}
