import { piecesLeft } from '@storefront/shared/shop/catalogue/product-offer';
import type { SelectedVariant } from '@storefront/shared/shop/catalogue/variant';
import type { Product } from '../product/product';

/** The size and the colour that a shopper wants; absent while not chosen, or with nothing to choose. */
export interface VariantChoice {
  size?: string | undefined;
  color?: string | undefined;
}

/** The initial choice: a size or colour is preselected if it is the only option (PDP-02, CARD-04). */
export function initialChoice({ sizes, colors }: Pick<Product, 'sizes' | 'colors'>): VariantChoice {
  return { size: onlyOption(sizes), color: onlyOption(colors) };
}

/** The choice as the size and colour of a line. */
export function toSelectedVariant({ size, color }: VariantChoice): SelectedVariant {
  return { selectedSize: size, selectedColor: color };
}

/** Why a product can't go into the cart as chosen. */
export type PurchaseBlocker = 'unavailable' | 'sold-out' | 'no-size';

/** Why a choice can't be added to the cart: no price (D21), no stock, or a missing size (PDP-03). */
export function purchaseBlocker(
  product: Product,
  choice: VariantChoice,
): PurchaseBlocker | undefined {
  if (!product.available) return 'unavailable';
  if (piecesLeft(product, toSelectedVariant(choice)) === 0) return 'sold-out';
  return product.sizes.length > 0 && choice.size === undefined ? 'no-size' : undefined;
}

function onlyOption(options: string[]): string | undefined {
  return options.length === 1 ? options[0] : undefined;
}
