import { apiPaths, LIMITS } from '@storefront/host/contracts';
import type { WishlistAddition } from '@storefront/host/contracts/api';
import { HttpError, type Bus, type Http, type SavedProduct } from '@storefront/host';
import { t } from '../messages/t';
import { parseAccountItems, type AccountItem } from './account-items';
import { createSessionQueue } from './session-queue';
import {
  idsMissingOnAccount,
  withoutProduct,
  withProduct,
  type StoredWishlist,
} from './stored-wishlist';
import type { WishlistStore } from './wishlist.store';

interface AccountOptions {
  store: WishlistStore;
  bus: Bus;
  http: Http;
  read: () => StoredWishlist;
  write: (wishlist: StoredWishlist) => void;
  isSignedIn: () => boolean;
}

/** Keeps the device's wishlist and that of the signed-in account in sync. */
export interface AccountWishlist {
  /**
   * Adds what is only on the device to the account's wishlist, and fetches the result; a failure sets the
   * store's status.
   */
  synchronise: () => Promise<void>;
  /** Sends a change to the account; if that fails, the change is undone on the device, with a toast. */
  change: (change: WishlistChange) => void;
}

/** A change that a shopper has made on the device. */
interface WishlistChange {
  id: string;
  isAdding: boolean;
  /** True when this undoes a removal: the product gets back its price and time. */
  isUndo: boolean;
  /** What was saved of a product that is removed. */
  removed: SavedProduct | undefined;
}

/** Calls are made one after the other, so that the last tap wins. */
export function createAccountWishlist(options: AccountOptions): AccountWishlist {
  const { store, bus, http, read, write, isSignedIn } = options;
  const enqueue = createSessionQueue(bus, isSignedIn);
  /** The newest unfinished change of each product. */
  const pending = new Map<string, WishlistChange>();
  bus.on('session.changed', () => pending.clear());

  function applyAccountItems(items: AccountItem[], sent: readonly string[]) {
    const before = read();
    const isThere = (id: string) => pending.get(id)?.isAdding !== false;
    const fetched = items.filter(({ id }) => isThere(id));
    const ids = fetched.map(({ id }) => id);
    // Added while the call was running.
    const added = idsMissingOnAccount(before).filter(
      (id) => !sent.includes(id) && !ids.includes(id),
    );
    write({
      ids: [...ids, ...added],
      saved: {
        ...before.saved,
        ...Object.fromEntries(fetched.map(({ id, ...rest }) => [id, rest])),
      },
      account: { ids, fetchedAt: Date.now() },
    });
    store.setState({ status: 'ready' });
  }

  async function fetchAndMerge(isSessionOver: () => boolean) {
    const stored = read();
    const sent = idsMissingOnAccount(stored).slice(-LIMITS.wishlistMax);
    try {
      const response = await (sent.length > 0
        ? http.post(apiPaths.wishlist, { items: sent.map((id) => toWishlistAddition(stored, id)) })
        : http.get(apiPaths.wishlist));
      if (!isSessionOver()) applyAccountItems(parseAccountItems(response), sent);
    } catch (error) {
      if (isSessionOver()) return;
      // An API without a wishlist: it stays on the device.
      const isKept = error instanceof HttpError && error.status === 404;
      store.setState({ status: isKept ? 'ready' : 'failed' });
      if (error instanceof HttpError && error.status === 409) await fetchOnly(isSessionOver, error);
    }
  }

  /** The two lists are too long together: shows both, and keeps the device's products on the device only. */
  async function fetchOnly(isOver: () => boolean, { serverMessage }: HttpError) {
    const items = parseAccountItems(await http.get(apiPaths.wishlist));
    if (isOver()) return;
    applyAccountItems(items, []);
    showFailureToast(
      t('Your wishlist is full'),
      serverMessage ?? t('Some pieces are saved on this device only.'),
    );
  }

  function showFailureToast(title: string, description: string) {
    bus.send('toast.show', { title, description, tone: 'destructive' });
  }

  function send({ id, isAdding, isUndo }: WishlistChange): Promise<unknown> {
    if (!isAdding) return http.delete(apiPaths.wishlistItem(id));
    if (!isUndo) return http.put(apiPaths.wishlistItem(id));
    return http.post(apiPaths.wishlist, { items: [toWishlistAddition(read(), id)] });
  }

  function undo({ id, isAdding, removed }: WishlistChange) {
    const stored = read();
    const isOnList = stored.ids.includes(id);
    if (isAdding && isOnList) write(withoutProduct(stored, id));
    if (!isAdding && !isOnList) write(markOnAccount(withProduct(stored, id, removed ?? {}), id));
  }

  async function synchronise(isOver: () => boolean) {
    try {
      await fetchAndMerge(isOver);
    } catch (error) {
      console.error('The wishlist of the account could not be read.', error);
      if (!isOver()) store.setState({ status: 'failed' });
    }
  }

  async function sendChange(change: WishlistChange, isOver: () => boolean) {
    const { id, isAdding } = change;
    try {
      await send(change);
      const stored = read();
      if (!isOver() && isAdding && stored.ids.includes(id)) write(markOnAccount(stored, id));
    } catch (error) {
      if (!isOver() && pending.get(id) === change) handleFailure(change, error);
    } finally {
      if (pending.get(id) === change) pending.delete(id);
    }
  }

  function handleFailure(change: WishlistChange, error: unknown) {
    const failure = error instanceof HttpError ? error : undefined;
    // An API without a wishlist: it stays on the device.
    if (failure?.status === 404 && !read().account) return;
    undo(change);
    showFailureToast(
      change.isAdding ? t('Not saved') : t('Not removed'),
      failure?.status === 409 && failure.serverMessage
        ? failure.serverMessage
        : t('Your wishlist could not be changed. Please try again.'),
    );
  }

  return {
    synchronise: () => enqueue(synchronise),
    change(change) {
      pending.set(change.id, change);
      void enqueue((isOver) => sendChange(change, isOver));
    },
  };
}

/** The wishlist with one of its products marked as being on the account's too. */
function markOnAccount(stored: StoredWishlist, id: string): StoredWishlist {
  const { account } = stored;
  // Never fetched: one product doesn't tell what else is on the account's wishlist.
  if (!account || account.ids.includes(id)) return stored;
  return { ...stored, account: { ...account, ids: [...account.ids, id] } };
}

/** A product as it is added to the account's wishlist. */
function toWishlistAddition({ saved }: StoredWishlist, productId: string): WishlistAddition {
  const { price, addedAt } = saved[productId] ?? {};
  const isMoment = addedAt !== undefined && !Number.isNaN(Date.parse(addedAt));
  return {
    productId,
    ...(price === undefined ? {} : { priceWhenAdded: price }),
    ...(isMoment ? { addedAt: new Date(addedAt).toISOString() } : {}),
  };
}
