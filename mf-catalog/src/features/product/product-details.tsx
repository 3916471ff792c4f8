import type { Product } from '../../lib/product/product';
import type { ProductFact } from '../../lib/product/product-facts';
import { BuyBox } from './purchase/buy-box';
import { Gallery } from './gallery/gallery';
import { ProductDescription } from './description/product-description';

interface ProductDetailsProps {
  product: Product;
  facts: ProductFact[];
}

/** A product with everything that is known of it, and the way into the cart. */
export function ProductDetails({ product, facts }: ProductDetailsProps) {
  return (
    <>
      <Gallery product={product} />
      <BuyBox product={product} />
      <ProductDescription product={product} facts={facts} />
    </>
  );
}
