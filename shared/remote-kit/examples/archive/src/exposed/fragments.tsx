import { defineFragment, type RemoteFragments } from '@storefront/host';
import type { remote } from '../../remote';

export default {
  'archive.teaser': defineFragment('archive.teaser', {
    lazy: () =>
      import(/* webpackChunkName: "teaser" */ '../archive-teaser').then((m) => ({
        Component: m.ArchiveTeaser,
      })),
  }),
} satisfies RemoteFragments<typeof remote>;
