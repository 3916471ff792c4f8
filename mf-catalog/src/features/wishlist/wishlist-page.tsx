import { useBus, useSession, useWishlist } from '@storefront/host';
import { RetryAlert } from '@storefront/ui/feedback/retry-alert';
import { useEffect } from 'react';
import { ProductSkeletons } from '../../components/product-card/product-skeletons';
import { EmptyWishlist } from './empty-wishlist';
import { ShareButton } from './share-button';
import { SignInHint } from './sign-in-hint';
import { useShownIds } from './use-shown-ids';
import { useWishlistProducts } from './use-wishlist-products';
import { WishlistProductList } from './wishlist-product-list';
import { WishlistLayout } from '../../components/wishlist/wishlist-layout';
import { COLUMNS } from './wishlist-columns';
import { t } from '../../messages/t';

export { wishlistMeta } from './wishlist-meta';

/** As many placeholders as fill a screen. */
const PLACEHOLDERS = 4;

/** The visitor's wishlist (WISH-01 to WISH-08). The server doesn't know it, and renders placeholders. */
export function WishlistPage() {
  const title = t('Wishlist');
  const bus = useBus();
  const signedIn = useSession((session) => session.signedIn);
  const { ids, status } = useWishlist((wishlist) => wishlist);
  const list = useShownIds(ids);
  const products = useWishlistProducts(list.shown);

  useEffect(() => void bus.send('wishlist.refresh'), [bus]);

  if (list.shown.length === 0 && status !== 'ready') {
    return status === 'loading' ? (
      <WishlistLayout title={title} loading={t('Loading your wishlist')}>
        <ProductSkeletons count={PLACEHOLDERS} columns={COLUMNS} />
      </WishlistLayout>
    ) : (
      <WishlistLayout title={title}>
        <RetryAlert variant="primary" onRetry={() => bus.send('wishlist.refresh')}>
          {t('Your wishlist could not be loaded. Please try again.')}
        </RetryAlert>
      </WishlistLayout>
    );
  }
  if (list.shown.length === 0) {
    return (
      <WishlistLayout title={title}>
        <EmptyWishlist>{signedIn ? null : <SignInHint isEmpty />}</EmptyWishlist>
      </WishlistLayout>
    );
  }
  const isFirstLoad = products.status === 'loading' && products.found.size === 0;
  return (
    <WishlistLayout
      title={title}
      lead={signedIn ? undefined : <SignInHint />}
      action={ids.length > 0 ? <ShareButton ids={[...ids].reverse()} /> : null}
      {...(isFirstLoad ? { loading: t('Loading your wishlist') } : {})}
    >
      {isFirstLoad ? (
        <ProductSkeletons count={Math.min(list.shown.length, 2 * PLACEHOLDERS)} columns={COLUMNS} />
      ) : (
        <>
          {products.status === 'failed' ? (
            <RetryAlert variant="primary" onRetry={products.retry}>
              {t('Your wishlist could not be loaded. Please try again.')}
            </RetryAlert>
          ) : null}
          <WishlistProductList list={list} products={products.found} />
        </>
      )}
    </WishlistLayout>
  );
}
