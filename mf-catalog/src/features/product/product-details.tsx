import { useEffect } from 'react';
import type { Product } from '../../lib/product/product';
import type { ProductFact } from '../../lib/product/product-facts';
import { BuyBox } from './purchase/buy-box';
import { Gallery } from './gallery/gallery';
import { rememberViewed } from '../../lib/product/viewed-products';
import { ProductDescription } from './description/product-description';

interface ProductDetailsProps {
  product: Product;
  facts: ProductFact[];
}

/** A loaded product: its pictures, its buy box and its description. */
export function ProductDetails({ product, facts }: ProductDetailsProps) {
  useEffect(() => rememberViewed(product.id), [product.id]);
  return (
    <>
      <Gallery product={product} />
      <BuyBox product={product} />
      <ProductDescription product={product} facts={facts} />
    </>
  );
}
