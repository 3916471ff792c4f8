import { HostProvider, type Host } from '@storefront/host';
import type { ReactNode } from 'react';
import { ShellStoresProvider, type ShellStores } from '../state/shell-stores';

interface ApplicationProps {
  host: Host;
  shellStores: ShellStores;
  /** The router provider of the browser or of the server. */
  children: ReactNode;
}

/** The providers around the router: the same tree in the browser and on the server. */
export function Application({ host, shellStores, children }: ApplicationProps) {
  return (
    <HostProvider host={host}>
      <ShellStoresProvider stores={shellStores}>{children}</ShellStoresProvider>
    </HostProvider>
  );
}
