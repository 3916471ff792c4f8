import { whenSeen } from '@storefront/host/browser/when-seen';
import { useEffect } from 'react';
import type { ProductDetail } from '../../lib/product/product.api';
import type { ReviewSummary } from '../../lib/reviews/reviews';
import { BuyBox } from './purchase/buy-box';
import { Gallery } from './gallery/gallery';
import { usePurchase } from '../../lib/purchase/use-purchase';
import { rememberViewed } from '../../lib/product/viewed-products';
import { ProductDescription } from './description/product-description';

interface ProductDetailsProps {
  detail: ProductDetail;
  rating: ReviewSummary;
  /** The colour that is chosen at first, if any. */
  color: string | undefined;
}

/** A loaded product: its pictures in the chosen colour, its buy box and its description. */
export function ProductDetails({ detail, rating, color }: ProductDetailsProps) {
  const { product } = detail;
  const purchase = usePurchase({ ...product, color });
  useEffect(() => whenSeen(() => rememberViewed(product.id)), [product.id]);
  return (
    <>
      <Gallery product={product} color={purchase.choice.color} />
      <BuyBox purchase={purchase} rating={rating} />
      <ProductDescription detail={detail} />
    </>
  );
}
