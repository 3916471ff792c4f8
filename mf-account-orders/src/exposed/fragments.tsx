import { defineFragment, type RemoteFragments } from '@storefront/host';
import type { remote } from '../../remote';

/** The fragments that this remote provides to the pages of all remotes. */
export default {
  'orders.latest': defineFragment('orders.latest', {
    lazy: () =>
      import(/* webpackChunkName: "latestOrder" */ '../features/latest-order/latest-order').then(
        (m) => ({
          Component: m.LatestOrder,
        }),
      ),
  }),
} satisfies RemoteFragments<typeof remote>;
