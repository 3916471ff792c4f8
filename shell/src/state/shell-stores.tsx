import { createContext, use, type ReactNode } from 'react';
import type { BagStore } from '../cart/bag.store';
import type { PendingOrderStore } from '../orders/pending-order.store';
import type { ToastStore } from '../toasts/toast.store';

/** The shell's own stores, which remotes can't read. */
export interface ShellStores {
  bag: BagStore;
  toasts: ToastStore;
  pendingOrder: PendingOrderStore;
}

const ShellStoresContext = createContext<ShellStores | undefined>(undefined);

interface ShellStoresProviderProps {
  stores: ShellStores;
  children: ReactNode;
}

/** Provides the shell's own stores to its header, footer and toaster. */
export function ShellStoresProvider({ stores, children }: ShellStoresProviderProps) {
  return <ShellStoresContext value={stores}>{children}</ShellStoresContext>;
}

/** The shell's own stores. Throws outside of `ShellStoresProvider`. */
export function useShellStores(): ShellStores {
  const stores = use(ShellStoresContext);
  if (!stores) throw new Error('No shell stores: render this inside <ShellStoresProvider>.');
  return stores;
}
