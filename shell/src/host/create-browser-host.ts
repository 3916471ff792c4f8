import { STORAGE_KEYS } from '@storefront/host/contracts';
import { createBus, type Host } from '@storefront/host';
import { connectBag } from '../cart/bag.store';
import { connectCart, rehydrateCart } from '../cart/cart.store';
import { createHttp } from '../http/create-http';
import { connectPendingOrder, rehydratePendingOrder } from '../orders/pending-order.store';
import { browserSessionCookie } from '../session/browser-session-cookie';
import { connectSession, expireSession } from '../session/connect-session';
import { createReturnTarget } from '../session/return-target';
import { rehydrateSession, storedToken, type TokenStorage } from '../session/session.store';
import { openBrowserStorage, onOtherTabChange } from '../storage/browser-storage';
import { connectStoreInfo } from '../store-info/store-info.store';
import { connectToasts } from '../toasts/toast.store';
import { connectWishlist } from '../wishlist/connect-wishlist';
import { defaultApiUrl } from '@storefront/host/contracts/api-url';
import type { Stores } from '../state/create-stores';

/**
 * Creates the host of this page: fills the stores from the browser's storage, keeps them in sync with
 * other tabs, and connects them to the bus.
 */
export function createBrowserHost(
  stores: Stores,
  FragmentSlot: Host['FragmentSlot'],
  apiUrl = defaultApiUrl(location),
): Host {
  const local = openBrowserStorage('localStorage');
  const tokens: TokenStorage = { local, browserSessionCookie: browserSessionCookie() };
  const returnTarget = createReturnTarget(openBrowserStorage('sessionStorage'));
  const bus = createBus();
  const http = createHttp({
    baseUrl: apiUrl,
    token: () => storedToken(tokens),
    onUnauthorized: (token) =>
      expireSession({ store: stores.session, storage: tokens, bus }, token),
    storeHost: location.host,
  });

  connectToasts(stores.toasts, bus);
  connectCart(stores.cart, local, bus);
  connectBag(stores.bag, bus);
  connectSession({ store: stores.session, storage: tokens, http, bus, returnTarget });
  connectStoreInfo(stores.storeInfo, http, bus);
  const wishlistConnection = connectWishlist({ ...stores, storage: local, bus, http });
  connectPendingOrder(stores.pendingOrder, local, bus);

  let token: string | undefined;
  bus.on('session.changed', () => void (token = storedToken(tokens)));

  function syncSession() {
    const before = token;
    rehydrateSession(stores.session, tokens);
    const { signedIn } = stores.session.getState();
    bus.publish('session.changed', { signedIn, by: 'other-tab' });
    // Another person's session: nothing that the page holds may be shown to them.
    if (before && token && token !== before) location.reload();
  }

  const syncedKeys: [key: string, read: () => void][] = [
    [STORAGE_KEYS.cart, () => rehydrateCart(stores.cart, local)],
    [STORAGE_KEYS.pendingOrder, () => rehydratePendingOrder(stores.pendingOrder, local)],
    [STORAGE_KEYS.authToken, syncSession],
    // After the session, on which it depends.
    [STORAGE_KEYS.wishlist, wishlistConnection.read],
    [STORAGE_KEYS.wishlistAccount, wishlistConnection.read],
  ];
  for (const [key, read] of syncedKeys) {
    read();
    onOtherTabChange(key, read);
  }
  wishlistConnection.start();
  window.addEventListener('online', wishlistConnection.start);

  const { session, cart, storeInfo, wishlist } = stores;
  return {
    http,
    bus,
    session,
    cart,
    storeInfo,
    wishlist,
    FragmentSlot,
  };
}
