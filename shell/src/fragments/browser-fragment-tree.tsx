import type { Host } from '@storefront/host';
import { createHref, type DataRouter, type Navigator } from '@storefront/host/router';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { FragmentTree } from './fragment-tree';

interface BrowserFragmentTreeProps {
  host: Host;
  router: DataRouter;
  /** Called once the fragment is in the page. */
  onMount: () => void;
  children: ReactNode;
}

/** A fragment's tree in the browser: it follows the router of the page. */
export function BrowserFragmentTree({ host, router, onMount, children }: BrowserFragmentTreeProps) {
  const current = () => router.state.location;
  const location = useSyncExternalStore((onChange) => router.subscribe(onChange), current, current);
  useEffect(onMount, [onMount]);
  return (
    <FragmentTree host={host} location={location} navigator={navigatorOf(router)}>
      {children}
    </FragmentTree>
  );
}

const navigators = new WeakMap<DataRouter, Navigator>();

/**
 * Links and `useNavigate` see a router without data here; passes their navigations on to the page's router.
 */
function navigatorOf(router: DataRouter): Navigator {
  const known = navigators.get(router);
  if (known) return known;
  const navigator: Navigator = {
    createHref: (to) => createHref(to, router.basename),
    go: (delta) => void router.navigate(delta),
    push: (to, state: unknown, options) => void router.navigate(to, { ...options, state }),
    replace: (to, state: unknown, options) =>
      void router.navigate(to, { ...options, state, replace: true }),
  };
  navigators.set(router, navigator);
  return navigator;
}
