import type { FragmentPlace } from '@storefront/shared/host';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { FragmentData } from './fragment-data';
import type { RegisteredRemote } from '../remotes/registered-remotes';
import { findLender, fragmentKey, type Lender } from './lenders';
import { mountFragment, type FragmentPage } from './mount-fragment';
import { SlotElement } from './slot-element';
import { useUsedFragment } from './use-used-fragment';

interface BrowserSlotOptions {
  remotes: RegisteredRemote[];
  /** The fragments in the server's HTML. */
  rendered: FragmentData[];
  /** The page, which is there by the time at which a slot is in it. */
  page: () => FragmentPage;
}

/** Creates the browser's `FragmentSlot` of the host: it shows each fragment in a React root of its own. */
export function createBrowserSlot({
  remotes,
  rendered,
  page,
}: BrowserSlotOptions): ComponentType<FragmentPlace> {
  const inHtml = new Map(rendered.map((one) => [fragmentKey(one.name, one.props), one]));

  function FragmentSlot({ name, props, fallback, onShown }: FragmentPlace) {
    const used = useUsedFragment(name);
    const lender = used && findLender(remotes, used);
    if (!lender) return fallback;
    const key = fragmentKey(name, props);
    const place = { id: key, lender, props, fallback, onShown };
    return <Slot key={key} {...place} />;
  }

  function Slot({ fallback, onShown, ...place }: SlotProps) {
    // By its key a slot has the same place as long as it is there.
    const [{ id, lender, props }] = useState(place);
    const [state, setState] = useState(inHtml.has(id) ? 'shown' : 'waiting');
    const element = useRef<HTMLDivElement>(null);

    useEffect(() => {
      const { current } = element;
      if (!current) return undefined;
      const mounted = {
        lender,
        props,
        rendered: inHtml.get(id),
        onShown: () => setState('shown'),
        // What the server has rendered stays: its links work without the fragment's code.
        onFailure: () => setState(current.hasChildNodes() ? 'shown' : 'failed'),
      };
      // On the way back to this page, the HTML isn't there any more.
      inHtml.delete(id);
      return mountFragment(current, mounted, page());
    }, [id, lender, props]);

    useEffect(() => {
      if (state === 'shown') onShown?.();
    }, [state, onShown]);

    if (state === 'failed') return fallback;
    return <SlotElement ref={element} lender={lender} isWaiting={state === 'waiting'} />;
  }

  return FragmentSlot;
}

interface SlotProps extends Omit<FragmentPlace, 'name'> {
  id: string;
  lender: Lender;
}
