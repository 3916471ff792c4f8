import type { RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { lazyLoader } from '../lib/lazy-loader';
import { pageRoute } from '../lib/page-route';

/**
 * The pages of this remote. Their loaders are one script, loaded on demand: the page that a browser opens comes with the
 * data that the server has loaded.
 */
export default {
  home: pageRoute(
    () =>
      import(/* webpackChunkName: "home" */ '../features/home/home-page').then((m) => ({
        Component: m.HomePage,
        HydrateFallback: m.HomeSkeleton,
        pageMeta: m.homeMeta,
      })),
    lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/home/home.loader').then(
        (m) => m.loadHome,
      ),
    ),
  ),
  products: pageRoute(
    () =>
      import(/* webpackChunkName: "products" */ '../features/listing/listing-page').then(
        async (m) => {
          await Promise.all([m.loadFiltersBeside(), m.loadOpenedCategoryCards()]);
          return {
            Component: m.ListingPage,
            HydrateFallback: m.ListingSkeleton,
            pageMeta: m.listingMeta,
          };
        },
      ),
    lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/listing/listing.loader').then(
        (m) => m.loadListing,
      ),
    ),
  ),
  search: pageRoute(
    () =>
      import(/* webpackChunkName: "search" */ '../features/search/search-page').then(async (m) => {
        await m.loadFiltersBeside();
        return {
          Component: m.SearchPage,
          HydrateFallback: m.SearchSkeleton,
          pageMeta: m.searchMeta,
        };
      }),
    lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/search/search.loader').then(
        (m) => m.loadSearch,
      ),
    ),
  ),
  wishlist: pageRoute(() =>
    import(/* webpackChunkName: "wishlist" */ '../features/wishlist/wishlist-page').then((m) => ({
      Component: m.WishlistPage,
      pageMeta: m.wishlistMeta,
    })),
  ),
  'shared-wishlist': pageRoute(
    () =>
      import(
        /* webpackChunkName: "shared-wishlist" */ '../features/shared-wishlist/shared-wishlist-page'
      ).then((m) => ({
        Component: m.SharedWishlistPage,
        HydrateFallback: m.SharedWishlistSkeleton,
        pageMeta: m.sharedWishlistMeta,
      })),
    lazyLoader(() =>
      import(
        /* webpackChunkName: "loaders" */ '../features/shared-wishlist/shared-wishlist.loader'
      ).then((m) => m.loadSharedWishlist),
    ),
  ),
  product: pageRoute(
    () =>
      import(/* webpackChunkName: "product" */ '../features/product/product-page').then((m) => ({
        Component: m.ProductPage,
        HydrateFallback: m.ProductSkeleton,
        pageMeta: m.productMeta,
      })),
    lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/product/product.loader').then(
        (m) => m.loadProduct,
      ),
    ),
  ),
  collections: pageRoute(
    () =>
      import(/* webpackChunkName: "collections" */ '../features/collections/collections-page').then(
        (m) => ({
          Component: m.CollectionsPage,
          HydrateFallback: m.CollectionsSkeleton,
          pageMeta: m.collectionsMeta,
        }),
      ),
    lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/collections/collections.loader').then(
        (m) => m.loadCollections,
      ),
    ),
  ),
  collection: pageRoute(
    () =>
      import(/* webpackChunkName: "collection" */ '../features/collection/collection-page').then(
        (m) => ({
          Component: m.CollectionPage,
          HydrateFallback: m.CollectionSkeleton,
          pageMeta: m.collectionMeta,
        }),
      ),
    lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/collection/collection.loader').then(
        (m) => m.loadCollection,
      ),
    ),
  ),
  reviews: pageRoute(
    () =>
      import(/* webpackChunkName: "all-reviews" */ '../features/all-reviews/all-reviews-page').then(
        (m) => ({
          Component: m.AllReviewsPage,
          HydrateFallback: m.AllReviewsSkeleton,
          pageMeta: m.allReviewsMeta,
        }),
      ),
    lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/all-reviews/all-reviews.loader').then(
        (m) => m.loadAllReviews,
      ),
    ),
  ),
} satisfies RemoteRoutes<typeof remote>;
