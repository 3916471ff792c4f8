import { defineFragment, type RemoteFragments } from '@storefront/host';
import type { remote } from '../../remote';

/** The fragments that this remote provides to the pages of all remotes. */
export default {
  'cart.bag': defineFragment('cart.bag', {
    lazy: () =>
      import(/* webpackChunkName: "bag" */ '../features/bag/bag').then((m) => ({
        Component: m.Bag,
      })),
  }),
} satisfies RemoteFragments<typeof remote>;
