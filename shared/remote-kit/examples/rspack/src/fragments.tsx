import type { RemoteFragments } from '@storefront/host';

/** The fragments that this remote provides, by their names in remote.json. */
export default {
  'rspack.teaser': {
    lazy: () =>
      import(/* webpackChunkName: "teaser" */ './teaser').then((m) => ({ Component: m.Teaser })),
  },
} satisfies RemoteFragments;
