import { Fragment } from '@storefront/host';
import { useLoaderData, useParams } from '@storefront/host/router';
import { RecentlyViewedSlot } from '../../components/recently-viewed/recently-viewed-slot';
import { ProductDetails } from './product-details';
import { ProductFailure } from './product-failure';
import { ProductLayout } from './product-layout';
import type { ProductData } from './product.loader';

export { productMeta } from './meta/product-meta';
export { ProductSkeleton } from './product-skeleton';

/** The product page (PDP-01 to PDP-09). */
export function ProductPage() {
  const loaded = useLoaderData<ProductData>();
  if (loaded.status !== 'ready') return <ProductFailure failure={loaded} />;
  return (
    <ProductLayout
      pictures={loaded.product.pictures}
      after={<RelatedProducts id={loaded.product.id} />}
    >
      <ProductDetails key={loaded.product.id} detail={loaded} />
    </ProductLayout>
  );
}

/** Other products: recommendations, and the recently viewed ones. */
function RelatedProducts({ id }: { id: string }) {
  // The page server renders them for what the address names, which may be a handle.
  const { id: named = id } = useParams();
  return (
    <>
      <Fragment name="catalog.recommendations" props={{ productIds: [named] }} />
      <RecentlyViewedSlot except={id} />
    </>
  );
}
