import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { FragmentName, FragmentProps } from '../contracts/fragments/fragments';
import type { Bus } from './bus';
import type { CartState } from './cart';
import type { Http } from './http';
import type { SessionState, StoreInfoState, WishlistState } from './state';

/** A store that remotes can read and subscribe to, but not write. */
export type Readable<State> = Omit<StoreApi<State>, 'setState'>;

/** Which fragment a page shows in a place, and how; the props of `<Fragment>`. */
export interface FragmentSlotProps<Name extends FragmentName = FragmentName> {
  name: Name;
  props: FragmentProps[Name];
  /** Shown where no remote provides the fragment, or it fails; by default nothing. */
  fallback?: ReactNode;
  /** Called once it is on the page. */
  onShown?: () => void;
}

/** Everything that the shell provides to the remotes. */
export interface Host {
  http: Http;
  bus: Bus;
  session: Readable<SessionState>;
  cart: Readable<CartState>;
  storeInfo: Readable<StoreInfoState>;
  wishlist: Readable<WishlistState>;
  /** Shows the fragment of a place; pages use `Fragment`. */
  FragmentSlot: ComponentType<FragmentSlotProps>;
}

const HostContext = createContext<Host | undefined>(undefined);

interface HostProviderProps {
  host: Host;
  children: ReactNode;
}

/** Provides the host; rendered by the shell alone (and by tests). */
export function HostProvider({ host, children }: HostProviderProps) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** The host of this page. Throws outside of `HostProvider`. */
export function useHost(): Host {
  const host = use(HostContext);
  if (!host) throw new Error('No host: render this component inside <HostProvider>.');
  return host;
}

/** Reads the session; re-renders when the selected part changes. */
export function useSession<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useHost().session, select);
}

/** Reads the cart; re-renders when the selected part changes. */
export function useCart<Part>(select: (state: CartState) => Part): Part {
  return useStore(useHost().cart, select);
}

/** Reads the store information; re-renders when the selected part changes. */
export function useStoreInfo<Part>(select: (state: StoreInfoState) => Part): Part {
  return useStore(useHost().storeInfo, select);
}

/** Reads the wishlist; re-renders when the selected part changes. */
export function useWishlist<Part>(select: (state: WishlistState) => Part): Part {
  return useStore(useHost().wishlist, select);
}

/** The bus: commands to the shell, events of all apps. */
export function useBus(): Bus {
  return useHost().bus;
}

/** The HTTP client of the shop. */
export function useHttp(): Http {
  return useHost().http;
}
