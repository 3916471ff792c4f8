import { HostProvider, type Host } from '@storefront/shared/host';
import type { ReactNode } from 'react';
import { ShellStateProvider, type ShellState } from './shell-state';

interface ApplicationProps {
  host: Host;
  shellState: ShellState;
  /** The router: the browser's or the server's. */
  children: ReactNode;
}

/** The whole shop around its router; the same tree in the browser and on the server. */
export function Application({ host, shellState, children }: ApplicationProps) {
  return (
    <HostProvider host={host}>
      <ShellStateProvider state={shellState}>{children}</ShellStateProvider>
    </HostProvider>
  );
}
