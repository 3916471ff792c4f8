import { STORAGE_KEYS } from '@storefront/host/contracts';
import { createBus, type Http, type Toast } from '@storefront/host';
import { unexpectedHttp } from '@storefront/remote-kit/testing/unexpected-http';
import { createSessionStore } from '../../session/session.store';
import { memoryStorage } from '../../storage/testing/memory-storage';
import { connectWishlist } from '../connect-wishlist';
import { createWishlistStore } from '../wishlist.store';

/** The API's message when a wishlist is full. */
export const FULL = 'A wishlist holds at most 200 products. Remove some of them first.';

interface Call {
  method: string;
  path: string;
  body?: unknown;
}

/** A fake of an account's wishlist in the API; `fail` returns the error of a call that should fail. */
function fakeAccount(initial: string[]) {
  let ids = initial;
  const calls: Call[] = [];
  const account = {
    calls,
    ids: () => ids,
    fail: undefined as ((call: Call) => Error | undefined) | undefined,
    http: {} as Http,
  };
  function respond(call: Call): Promise<unknown> {
    calls.push(call);
    const failure = account.fail?.(call);
    if (failure) return Promise.reject(failure);
    const id = decodeURIComponent(call.path.split('/')[2] ?? '');
    if (call.method === 'PUT') ids = [...ids.filter((other) => other !== id), id];
    if (call.method === 'DELETE') ids = ids.filter((other) => other !== id);
    if (call.method === 'POST') {
      const { items } = call.body as { items: { productId: string }[] };
      ids = [...new Set([...ids, ...items.map(({ productId }) => productId)])];
    }
    return Promise.resolve({
      data: ids.map((productId) => ({
        productId,
        priceWhenAdded: 900,
        addedAt: '2025-01-01T00:00:00.000Z',
      })),
    });
  }
  account.http = {
    ...unexpectedHttp,
    get: (path) => respond({ method: 'GET', path }),
    post: (path, body) => respond({ method: 'POST', path, body }),
    put: (path) => respond({ method: 'PUT', path }),
    delete: (path) => respond({ method: 'DELETE', path }),
  };
  return account;
}

/** A wishlist that is connected to a shop, with what the device has stored and what is on the account. */
export function openWishlist(stored: Record<string, string> = {}, onAccount: string[] = []) {
  const storage = memoryStorage(stored);
  const wishlist = createWishlistStore();
  const session = createSessionStore();
  const bus = createBus();
  const toasts: Toast[] = [];
  bus.handle('toast.show', (toast) => void toasts.push(toast));
  const account = fakeAccount(onAccount);
  const connected = connectWishlist({ wishlist, storage, bus, http: account.http, session });
  function setSession(signedIn: boolean, by: 'shopper' | 'expiry' | 'other-tab' = 'shopper') {
    session.setState({ signedIn, loading: false });
    bus.publish('session.changed', { signedIn, by });
  }
  connected.read();
  return {
    ...connected,
    storage,
    bus,
    toasts,
    account,
    setSession,
    state: () => wishlist.getState(),
    ids: () => wishlist.getState().ids,
    storedIds: () => JSON.parse(storage.get(STORAGE_KEYS.wishlist) ?? '[]') as unknown,
    /** Waits for all pending calls. */
    settled: () => bus.send('wishlist.refresh'),
  };
}

/** The storage of a device with these products on its wishlist. */
export const device = (...ids: string[]) => ({ [STORAGE_KEYS.wishlist]: JSON.stringify(ids) });
