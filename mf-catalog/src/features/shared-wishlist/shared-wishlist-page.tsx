import { pagePaths } from '@storefront/host/contracts';
import { useLoaderData, useRevalidator } from '@storefront/host/router';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { ProductCards } from '../../components/product-card/product-cards';
import { ProductSkeletons } from '../../components/product-card/product-skeletons';
import { WishlistLayout } from '../../components/wishlist/wishlist-layout';
import type { SharedWishlistData } from './shared-wishlist.loader';
import { t } from '../../messages/t';

export { sharedWishlistMeta } from './shared-wishlist-meta';

const COLUMNS = 4;

/** A wishlist that somebody shared; opening it doesn't change the visitor's own. */
export function SharedWishlistPage() {
  const loaded = useLoaderData<SharedWishlistData>();
  const { revalidate } = useRevalidator();
  if (loaded.status === 'failed') {
    return (
      <WishlistLayout title={t('A shared wishlist')}>
        <RetryAlert variant="primary" onRetry={() => void revalidate()}>
          {t('The wishlist could not be loaded. Please try again.')}
        </RetryAlert>
      </WishlistLayout>
    );
  }
  if (loaded.products.length === 0) {
    return (
      <WishlistLayout title={t('A shared wishlist')}>
        <EmptyState
          title={t('There is nothing on this list')}
          action={
            <ButtonLink variant="secondary" to={pagePaths.products}>
              {t('Browse Products')}
            </ButtonLink>
          }
        >
          {t('Its pieces may not be in the shop any more, or the link is incomplete.')}
        </EmptyState>
      </WishlistLayout>
    );
  }
  return (
    <WishlistLayout
      title={t('A shared wishlist')}
      lead={t('Somebody picked these pieces. The heart saves one for you.')}
    >
      <section aria-labelledby="products">
        <h2 id="products" className="visually-hidden">
          {t('Products')}
        </h2>
        <ProductCards
          label={t('Products')}
          columns={COLUMNS}
          products={loaded.products}
          eager={COLUMNS}
        />
      </section>
    </WishlistLayout>
  );
}

/** The shared wishlist while it loads. */
export function SharedWishlistSkeleton() {
  return (
    <WishlistLayout title={t('A shared wishlist')} loading={t('Loading the wishlist')}>
      <ProductSkeletons count={COLUMNS} columns={COLUMNS} />
    </WishlistLayout>
  );
}
