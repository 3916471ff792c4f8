import { defineRemote } from '@storefront/host/contracts/remote';

declare module '@storefront/host/contracts/fragments' {
  /** The fragment that only this remote shows. */
  interface FragmentProps {
    /** A link to the page of the archive. */
    'archive.teaser': Record<string, never>;
  }
}

/**
 * A remote that uses each part of the host contract. It is built for each minor version of the contract and kept
 * (e2e/earlier-remotes), so that later shells are tried with it.
 */
export const remote = defineRemote(
  'mf-archive',
  {
    archive: {
      path: '/archive',
      fragments: [
        { name: 'archive.teaser', contract: '1.0.0', props: {} },
        { name: 'catalog.recently-viewed' },
      ],
    },
  },
  { 'archive.teaser': { contract: '1.0.0', space: { narrow: 88, wide: 88 } } },
);
