import { defineFragment, type RemoteFragments } from '@storefront/host';
import type { remote } from '../../remote';
import { lazyLoader } from '../lib/lazy-loader';

/** The fragments that this remote provides to any page. Their loaders are in the script of those of the pages. */
export default {
  'catalog.look': defineFragment('catalog.look', {
    loader: lazyLoader(() =>
      import(/* webpackChunkName: "loaders" */ '../features/look/look.loader').then(
        (m) => m.loadLook,
      ),
    ),
    lazy: () =>
      import(/* webpackChunkName: "recommendations" */ '../features/look/look').then((m) => ({
        Component: m.Look,
      })),
  }),
  'catalog.recommendations': defineFragment('catalog.recommendations', {
    loader: lazyLoader(() =>
      import(
        /* webpackChunkName: "loaders" */ '../features/recommendations/recommendations.loader'
      ).then((m) => m.loadRecommendations),
    ),
    lazy: () =>
      import(
        /* webpackChunkName: "recommendations" */ '../features/recommendations/recommendations'
      ).then((m) => ({ Component: m.Recommendations })),
  }),
  'catalog.recently-viewed': defineFragment('catalog.recently-viewed', {
    loader: lazyLoader(() =>
      import(
        /* webpackChunkName: "loaders" */ '../features/recently-viewed/recently-viewed.loader'
      ).then((m) => m.loadRecentlyViewed),
    ),
    lazy: () =>
      import(
        /* webpackChunkName: "recently-viewed" */ '../features/recently-viewed/recently-viewed'
      ).then((m) => ({ Component: m.RecentlyViewed })),
  }),
  'catalog.reviews': defineFragment('catalog.reviews', {
    loader: lazyLoader(() =>
      import(
        /* webpackChunkName: "loaders" */ '../features/product-reviews/product-reviews.loader'
      ).then((m) => m.loadProductReviews),
    ),
    lazy: () =>
      import(/* webpackChunkName: "reviews" */ '../features/product-reviews/product-reviews').then(
        (m) => ({ Component: m.ProductReviews }),
      ),
  }),
  'catalog.search': defineFragment('catalog.search', {
    lazy: () =>
      import(
        /* webpackChunkName: "search-sheet" */ '../features/search-sheet/search-sheet-content'
      ).then((m) => ({
        Component: m.SearchSheetContent,
      })),
  }),
  'catalog.sub-categories': defineFragment('catalog.sub-categories', {
    loader: lazyLoader(() =>
      import(
        /* webpackChunkName: "loaders" */ '../features/sub-categories/sub-categories.loader'
      ).then((m) => m.loadSubCategories),
    ),
    lazy: () =>
      import(
        /* webpackChunkName: "sub-categories" */ '../features/sub-categories/sub-categories'
      ).then((m) => ({ Component: m.SubCategories })),
  }),
} satisfies RemoteFragments<typeof remote>;
