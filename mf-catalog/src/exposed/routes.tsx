import type { RemoteRoutes } from '@storefront/shared/host';
import type { remote } from '../../remote';
import { homeMeta } from '../features/home/home-meta';
import { loadHome } from '../features/home/home.loader';
import { listingMeta } from '../features/listing/listing-meta';
import { loadListing } from '../features/listing/listing.loader';
import { productMeta } from '../features/product/meta/product-meta';
import { loadProduct } from '../features/product/product.loader';
import { searchMeta } from '../features/search/search-meta';
import { loadSearch } from '../features/search/search.loader';

/** The pages of this remote; the only thing that it exposes. */
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
