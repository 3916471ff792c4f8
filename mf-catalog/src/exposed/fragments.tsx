import { defineFragment, type RemoteFragments } from '@storefront/host';
import type { remote } from '../../remote';
import { loadRecentlyViewed } from '../features/recently-viewed/recently-viewed.loader';
import { loadRecommendations } from '../features/recommendations/recommendations.loader';

/** The fragments that this remote provides to any page. */
export default {
  'catalog.recommendations': defineFragment('catalog.recommendations', {
    loader: loadRecommendations,
    lazy: () =>
      import(
        /* webpackChunkName: "recommendations" */ '../features/recommendations/recommendations'
      ).then((m) => ({ Component: m.Recommendations })),
  }),
  'catalog.recently-viewed': defineFragment('catalog.recently-viewed', {
    loader: loadRecentlyViewed,
    lazy: () =>
      import(
        /* webpackChunkName: "recently-viewed" */ '../features/recently-viewed/recently-viewed'
      ).then((m) => ({ Component: m.RecentlyViewed })),
  }),
  'catalog.search': defineFragment('catalog.search', {
    lazy: () =>
      import(
        /* webpackChunkName: "search-sheet" */ '../features/search-sheet/search-sheet-content'
      ).then((m) => ({
        Component: m.SearchSheetContent,
      })),
  }),
} satisfies RemoteFragments<typeof remote>;
