import { picturesOfColor } from '@storefront/host/shop/catalogue/pictures-of-color';
import { pricesOf } from '@storefront/host/shop/catalogue/product-offer';
import type { SelectedVariant } from '@storefront/host/shop/catalogue/variant';
import type { Offer } from './offers.api';

/** What a line shows of its variant. */
export interface VariantDetails {
  /** What a piece costs, in rupees. */
  price: number;
  /** Absent for a product without pictures. */
  image?: string;
}

/** The price and the picture of a variant as the shop offers it now. */
export function variantDetails(offer: Offer, variant: SelectedVariant): VariantDetails {
  const [picture] = picturesOfColor(offer.pictures, variant.selectedColor);
  return { price: pricesOf(offer, variant).price, ...(picture && { image: picture.src }) };
}
