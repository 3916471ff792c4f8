import type { RemoteRoutes } from '@storefront/host';

/** The pages of this remote, by the ids of remote.json. */
export default {
  rspack: {
    lazy: () =>
      import(/* webpackChunkName: "rspack" */ './rspack-page').then((m) => ({
        Component: m.RspackPage,
      })),
    meta: () => ({ title: 'Rspack', description: 'A page that Rspack has built.' }),
  },
} satisfies RemoteRoutes;
