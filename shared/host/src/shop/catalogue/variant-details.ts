import type { Picture } from './picture';
import { picturesOfColor } from './pictures-of-color';
import { pricesOf, type ProductOffer } from './product-offer';
import type { SelectedVariant } from './variant';

/** What a line of a bag shows of its variant. */
export interface VariantDetails {
  /** What a piece costs, in rupees. */
  price: number;
  /** Absent for a product without pictures. */
  image?: string;
}

/** The price and the picture of a variant as the shop offers it. */
export function variantDetails(
  product: ProductOffer & { pictures: Picture[] },
  variant: SelectedVariant,
): VariantDetails {
  const [picture] = picturesOfColor(product.pictures, variant.selectedColor);
  return { price: pricesOf(product, variant).price, ...(picture && { image: picture.src }) };
}
