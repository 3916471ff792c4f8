import type { UsedFragment } from '@storefront/host/contracts/registry';
import { toUsedFragments } from '@storefront/host/contracts/remote';
import { useMatches } from '@storefront/host/router';
import { FRAME_FRAGMENTS } from './frame-fragments';
import { isPageHandle } from '../navigation/page-handle';

const IN_FRAME = toUsedFragments(FRAME_FRAGMENTS);

/** The fragment of this name as the page, or the shell's frame, declares it; undefined if neither does. */
export function useUsedFragment(name: string): UsedFragment | undefined {
  const ofPage = useMatches().flatMap(({ handle }) =>
    isPageHandle(handle) ? handle.fragments() : [],
  );
  return [...ofPage, ...IN_FRAME].find((used) => used.name === name);
}
