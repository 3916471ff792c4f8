import type { RemoteRoutes } from '@storefront/host';

/** The pages of this remote, by the ids of remote.json. */
export default {
  vite: {
    lazy: () => import('./vite-page').then((m) => ({ Component: m.VitePage })),
    meta: () => ({ title: 'Vite', description: 'A page that Vite has built.' }),
  },
} satisfies RemoteRoutes;
