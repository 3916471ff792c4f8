import type { FragmentSlotProps } from '@storefront/host';
import { useHydrated } from '@storefront/host/browser/use-hydrated';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FragmentData } from './fragment-data';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import { findProvider, fragmentKey, type FragmentProvider } from './fragment-providers';
import { mountFragment } from './mount-fragment';
import type { FragmentPage } from './mounted-fragment';
import { SlotElement } from './slot-element';
import { useUsedFragment } from './use-used-fragment';

interface BrowserSlotOptions {
  remotes: RegisteredRemote[];
  /** The fragments in the server's HTML. */
  rendered: FragmentData[];
  /** Returns the page; only called once a slot is mounted. */
  page: () => FragmentPage;
}

/** Creates the browser's `FragmentSlot` of the host: it shows each fragment in a React root of its own. */
export function createBrowserSlot({
  remotes,
  rendered,
  page,
}: BrowserSlotOptions): ComponentType<FragmentSlotProps> {
  const inHtml = new Map(rendered.map((one) => [fragmentKey(one.name, one.props), one]));

  function FragmentSlot({ name, props, fallback, onShown }: FragmentSlotProps) {
    const used = useUsedFragment(name);
    const provider = used && findProvider(remotes, used);
    if (!provider) return fallback;
    const key = fragmentKey(name, props);
    const place = { id: key, provider, props, fallback, onShown };
    return <Slot key={key} {...place} />;
  }

  function Slot({ fallback, onShown, ...place }: SlotProps) {
    // The key keeps these the same for as long as the slot is mounted.
    const [{ id, provider, props }] = useState(place);
    const isHydrated = useHydrated();
    // After a navigation the element is empty, even if the server's page had the same fragment.
    const [rendered] = useState(isHydrated ? undefined : inHtml.get(id));
    const [state, setState] = useState(rendered ? 'shown' : 'waiting');
    const element = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const { current } = element;
      if (!current) return undefined;
      const mounted = {
        provider,
        props,
        rendered,
        onShown: () => setState('shown'),
        // The server's HTML stays: its links work without the fragment's code.
        onFailure: () => setState(current.hasChildNodes() ? 'shown' : 'failed'),
      };
      return mountFragment(current, mounted, page());
    }, [provider, props, rendered]);

    useEffect(() => {
      if (state === 'shown') onShown?.();
    }, [state, onShown]);

    if (state === 'failed') return fallback;
    return <SlotElement ref={element} provider={provider} isWaiting={state === 'waiting'} />;
  }

  return FragmentSlot;
}

interface SlotProps extends Omit<FragmentSlotProps, 'name'> {
  id: string;
  provider: FragmentProvider;
}
