import type { RemoteRoutes } from '@storefront/shared/host';
import { homeMeta } from '../features/home/home-meta';
import { homeLoader } from '../features/home/home.loader';
import { productListMeta } from '../features/product-list/product-list-meta';
import { productListLoader } from '../features/product-list/product-list.loader';
import { productMeta } from '../features/product/product-meta';
import { productLoader } from '../features/product/product.loader';
import type { remote } from '../../remote';

export default {
  home: {
    loader: homeLoader,
    lazy: async () => {
      const { HomePage, HomeSkeleton } = await import('../features/home/home-page');
      return { Component: HomePage, HydrateFallback: HomeSkeleton };
    },
    meta: homeMeta,
  },
  products: {
    loader: productListLoader,
    lazy: async () => {
      const { ProductListPage, ProductListSkeleton } =
        await import('../features/product-list/product-list-page');
      return { Component: ProductListPage, HydrateFallback: ProductListSkeleton };
    },
    meta: productListMeta,
  },
  product: {
    loader: productLoader,
    lazy: async () => {
      const { ProductPage, ProductSkeleton } = await import('../features/product/product-page');
      return { Component: ProductPage, HydrateFallback: ProductSkeleton };
    },
    meta: productMeta,
  },
} satisfies RemoteRoutes<typeof remote>;
