import type { RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { loadArchive, type ArchiveData } from '../archive.loader';

export default {
  archive: {
    loader: loadArchive,
    lazy: () =>
      import(/* webpackChunkName: "archive" */ '../archive-page').then((m) => ({
        Component: m.ArchivePage,
      })),
    meta: ({ data }) => ({
      title: `Archive: ${(data as ArchiveData | undefined)?.name ?? ''}`,
      description: 'What was shown before.',
    }),
  },
} satisfies RemoteRoutes<typeof remote>;
