import { HostProvider, type Host } from '@storefront/host';
import { Router, type Location, type Navigator } from '@storefront/host/router';
import type { ReactNode } from 'react';

interface FragmentTreeProps {
  host: Omit<Host, 'FragmentSlot'>;
  location: Location | string;
  navigator: Navigator;
  children: ReactNode;
}

/** The providers around a fragment in its React root: the host, and links that use the shop's router. */
export function FragmentTree({ host, location, navigator, children }: FragmentTreeProps) {
  return (
    <HostProvider host={{ ...host, FragmentSlot: NoSlot }}>
      <Router location={location} navigator={navigator}>
        {children}
      </Router>
    </HostProvider>
  );
}

/** Fragments can't contain others: only the owner of a page decides what is on it. */
function NoSlot({ fallback }: { fallback?: ReactNode }) {
  return fallback;
}
