import { Fragment } from '@storefront/host';
import { useLoaderData, useParams } from '@storefront/host/router';
import { ProductFailure } from '../../components/product-failure';
import { RecentlyViewedSlot } from '../../components/recently-viewed/recently-viewed-slot';
import { ProductDetails } from './product-details';
import { ProductLayout } from './product-layout';
import type { ProductData } from './product.loader';
import { belowHeader } from './product.styles';

export { productMeta } from './meta/product-meta';
export { ProductSkeleton } from './product-skeleton';

/** The product page (PDP-01 to PDP-09). */
export function ProductPage() {
  const loaded = useLoaderData<ProductData>();
  if (loaded.status !== 'ready') return <ProductFailure failure={loaded} />;
  const { product, color, rated, look } = loaded;
  return (
    <ProductLayout pictures={product.pictures} after={<BelowProduct id={product.id} look={look} />}>
      <ProductDetails
        key={`${product.id} ${color}`}
        detail={loaded}
        rating={rated.summary}
        color={color}
      />
    </ProductLayout>
  );
}

/** What buyers say, and other products: of the look, recommendations, and the recently viewed ones. */
function BelowProduct({ id, look }: { id: string; look: string[] }) {
  // The page server renders them for what the address names, which may be a handle.
  const { id: named = id } = useParams();
  return (
    <>
      <div id="reviews" css={belowHeader}>
        <Fragment name="catalog.reviews" props={{ productId: named }} />
      </div>
      {look.length > 0 ? <Fragment name="catalog.look" props={{ productIds: look }} /> : null}
      <Fragment name="catalog.recommendations" props={{ productIds: [named] }} />
      <RecentlyViewedSlot except={id} />
    </>
  );
}
