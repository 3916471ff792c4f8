import type { RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { homeMeta } from '../features/home/home-meta';
import { loadHome } from '../features/home/home.loader';
import { listingMeta } from '../features/listing/listing-meta';
import { loadListing } from '../features/listing/listing.loader';
import { productMeta } from '../features/product/meta/product-meta';
import { loadProduct } from '../features/product/product.loader';
import { searchMeta } from '../features/search/search-meta';
import { loadSearch } from '../features/search/search.loader';
import { sharedWishlistMeta } from '../features/shared-wishlist/shared-wishlist-meta';
import { loadSharedWishlist } from '../features/shared-wishlist/shared-wishlist.loader';
import { wishlistMeta } from '../features/wishlist/wishlist-meta';

/** The pages of this remote. */
export default {
  home: {
    loader: loadHome,
    lazy: () =>
      import(/* webpackChunkName: "home" */ '../features/home/home-page').then((m) => ({
        Component: m.HomePage,
        HydrateFallback: m.HomeSkeleton,
      })),
    meta: homeMeta,
  },
  products: {
    loader: loadListing,
    lazy: () =>
      import(/* webpackChunkName: "products" */ '../features/listing/listing-page').then((m) => ({
        Component: m.ListingPage,
        HydrateFallback: m.ListingSkeleton,
      })),
    meta: listingMeta,
  },
  search: {
    loader: loadSearch,
    lazy: () =>
      import(/* webpackChunkName: "search" */ '../features/search/search-page').then((m) => ({
        Component: m.SearchPage,
        HydrateFallback: m.SearchSkeleton,
      })),
    meta: searchMeta,
  },
  wishlist: {
    lazy: () =>
      import(/* webpackChunkName: "wishlist" */ '../features/wishlist/wishlist-page').then((m) => ({
        Component: m.WishlistPage,
      })),
    meta: wishlistMeta,
  },
  'shared-wishlist': {
    loader: loadSharedWishlist,
    lazy: () =>
      import(
        /* webpackChunkName: "shared-wishlist" */ '../features/shared-wishlist/shared-wishlist-page'
      ).then((m) => ({
        Component: m.SharedWishlistPage,
        HydrateFallback: m.SharedWishlistSkeleton,
      })),
    meta: sharedWishlistMeta,
  },
  product: {
    loader: loadProduct,
    lazy: () =>
      import(/* webpackChunkName: "product" */ '../features/product/product-page').then((m) => ({
        Component: m.ProductPage,
        HydrateFallback: m.ProductSkeleton,
      })),
    meta: productMeta,
  },
} satisfies RemoteRoutes<typeof remote>;
