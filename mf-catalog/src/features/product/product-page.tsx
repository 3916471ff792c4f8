import { useLoaderData } from '@storefront/shared/router';
import { ProductDetails } from './product-details';
import { ProductFailure } from './product-failure';
import { ProductLayout } from './product-layout';
import type { ProductData } from './product.loader';

export { ProductSkeleton } from './product-skeleton';

/** The product page (PDP-01 to PDP-09). */
export function ProductPage() {
  const loaded = useLoaderData<ProductData>();
  if (loaded.status !== 'ready') return <ProductFailure failure={loaded} />;
  return (
    <ProductLayout>
      <ProductDetails key={loaded.product.id} product={loaded.product} facts={loaded.facts} />
    </ProductLayout>
  );
}
