import { whenSeen } from '@storefront/host/browser/when-seen';
import { useEffect } from 'react';
import type { ProductDetail } from '../../lib/product/product.api';
import { BuyBox } from './purchase/buy-box';
import { Gallery } from './gallery/gallery';
import { rememberViewed } from '../../lib/product/viewed-products';
import { ProductDescription } from './description/product-description';

interface ProductDetailsProps {
  detail: ProductDetail;
}

/** A loaded product: its pictures, its buy box and its description. */
export function ProductDetails({ detail }: ProductDetailsProps) {
  const { product } = detail;
  useEffect(() => whenSeen(() => rememberViewed(product.id)), [product.id]);
  return (
    <>
      <Gallery product={product} />
      <BuyBox product={product} />
      <ProductDescription detail={detail} />
    </>
  );
}
