import { defineFragment, type RemoteFragments } from '@storefront/host';
import type { remote } from '../../remote';

/** The fragments that this remote provides to the pages of all remotes. */
export default {
  'content.newsletter': defineFragment('content.newsletter', {
    lazy: () =>
      import(/* webpackChunkName: "newsletter" */ '../features/newsletter/newsletter').then(
        (m) => ({
          Component: m.Newsletter,
        }),
      ),
  }),
  'content.promises': defineFragment('content.promises', {
    lazy: () =>
      import(/* webpackChunkName: "promises" */ '../features/promises/promises').then((m) => ({
        Component: m.ServicePromises,
      })),
  }),
} satisfies RemoteFragments<typeof remote>;
