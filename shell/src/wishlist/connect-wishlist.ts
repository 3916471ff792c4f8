import { LIMITS } from '@storefront/host/contracts';
import type { Bus, Http, Readable, SessionState } from '@storefront/host';
import type { KeyValueStorage } from '../storage/browser-storage';
import { t } from '../messages/t';
import type { AccountWishlist } from './account-wishlist';
import {
  idsMissingOnAccount,
  readStored,
  withoutProduct,
  withProduct,
  writeStored,
  type StoredWishlist,
} from './stored-wishlist';
import { rehydrateWishlist, type WishlistStore } from './wishlist.store';

/** The age from which the account's wishlist is fetched again when a page is opened, in milliseconds. */
const STALE_AFTER = 10 * 60 * 1000;

interface WishlistOptions {
  wishlist: WishlistStore;
  storage: KeyValueStorage;
  bus: Bus;
  http: Http;
  session: Readable<SessionState>;
}

/**
 * Handles `wishlist.*`. Saved products are on the device and, for signed-in shoppers, on the account's
 * wishlist as well ([ADR 38](../../../docs/adr/0038-the-wishlist.md)); the code for accounts is loaded on
 * demand.
 */
export function connectWishlist({ wishlist: store, storage, bus, http, session }: WishlistOptions) {
  const isSignedIn = () => session.getState().signedIn;
  const read = () => readStored(storage);
  const show = () => rehydrateWishlist(store, storage, isSignedIn());
  function write(wishlist: StoredWishlist) {
    writeStored(storage, wishlist);
    show();
  }

  let loading: Promise<AccountWishlist> | undefined;
  function account(): Promise<AccountWishlist> {
    loading ??= import(/* webpackChunkName: "account-wishlist" */ './account-wishlist').then(
      (module) => module.createAccountWishlist({ store, bus, http, read, write, isSignedIn }),
    );
    // A failed load is tried again the next time.
    loading.catch(() => (loading = undefined));
    return loading;
  }

  async function synchronise() {
    if (!isSignedIn()) return;
    if (!read().account) store.setState({ status: 'loading' });
    try {
      await (await account()).synchronise();
    } catch (error) {
      console.error('The wishlist of the account could not be loaded.', error);
      store.setState({ status: 'failed' });
    }
  }

  /** Keeps only those products on the device that aren't on the account's wishlist. */
  function leaveAccount() {
    const stored = read();
    if (stored.account) write({ ids: idsMissingOnAccount(stored), saved: stored.saved });
    store.setState({ status: 'ready' });
  }

  bus.handle('wishlist.toggle', ({ id, price, addedAt }) => {
    const before = read();
    const isAdding = !before.ids.includes(id);
    if (isAdding && before.ids.length >= LIMITS.wishlistMax) {
      bus.send('toast.show', {
        title: t('Your wishlist is full'),
        description: t('It holds {count} pieces. Remove some of them first.', {
          count: LIMITS.wishlistMax,
        }),
        tone: 'destructive',
      });
      return;
    }
    write(
      isAdding
        ? withProduct(before, id, { price, addedAt: addedAt ?? new Date().toISOString() })
        : withoutProduct(before, id),
    );
    if (!isSignedIn()) return;
    account().then(
      ({ change }) =>
        change({ id, isAdding, isUndo: addedAt !== undefined, removed: before.saved[id] }),
      (error: unknown) => console.error('The wishlist of the account could not be changed.', error),
    );
  });

  bus.handle('wishlist.refresh', synchronise);

  bus.on('session.changed', ({ signedIn, by }) => {
    // The tab that signed in or out does the rest.
    if (by === 'other-tab') return;
    if (!signedIn) leaveAccount();
    else void synchronise();
  });

  /** Called when a page is opened, and when the connection is back. */
  function start() {
    if (!isSignedIn()) {
      leaveAccount();
      return;
    }
    const stored = read();
    const isStale = stored.account && stored.account.fetchedAt < Date.now() - STALE_AFTER;
    if (isStale || idsMissingOnAccount(stored).length > 0) void synchronise();
  }

  return { read: show, start };
}
