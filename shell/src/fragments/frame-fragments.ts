import type { DeclaredFragment } from '@storefront/host/contracts/fragments';

/** The fragments in the frame that the shell puts around pages with header and footer. */
export const FRAME_FRAGMENTS: DeclaredFragment[] = [
  { name: 'cart.bag' },
  { name: 'catalog.search' },
  { name: 'catalog.sub-categories' },
  { name: 'content.promises', props: {} },
];
