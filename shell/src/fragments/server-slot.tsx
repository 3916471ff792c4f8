import type { FragmentSlotProps } from '@storefront/host';
import type { ComponentType } from 'react';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import { findProvider, fragmentKey } from './fragment-providers';
import { SlotElement } from './slot-element';
import { useUsedFragment } from './use-used-fragment';

/**
 * Creates the server's `FragmentSlot` of the host; `htmlOf` returns the HTML of fragments that were ready.
 */
export function createServerSlot(
  remotes: RegisteredRemote[],
  htmlOf: (key: string) => string | undefined,
): ComponentType<FragmentSlotProps> {
  return function FragmentSlot({ name, props, fallback }) {
    const used = useUsedFragment(name);
    const provider = used && findProvider(remotes, used);
    if (!provider) return fallback;
    const html = htmlOf(fragmentKey(name, props));
    return <SlotElement provider={provider} html={html} isWaiting={html === undefined} />;
  };
}
