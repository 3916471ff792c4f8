import { HostProvider, type Host } from '@storefront/host';
import type { ReactNode } from 'react';
import type { Languages } from '../languages/languages';
import { LanguagesContext } from '../languages/languages-context';
import { ShellStoresProvider, type ShellStores } from '../state/shell-stores';

interface ApplicationProps {
  host: Host;
  shellStores: ShellStores;
  /** Undefined in a shop with one language. */
  languages: Languages | undefined;
  /** The router provider of the browser or of the server. */
  children: ReactNode;
}

/** The providers around the router: the same tree in the browser and on the server. */
export function Application({ host, shellStores, languages, children }: ApplicationProps) {
  return (
    <HostProvider host={host}>
      <ShellStoresProvider stores={shellStores}>
        <LanguagesContext value={languages}>{children}</LanguagesContext>
      </ShellStoresProvider>
    </HostProvider>
  );
}
