import { STORAGE_KEYS } from '@storefront/host/contracts';
import type { SavedProduct } from '@storefront/host';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import type { KeyValueStorage } from '../storage/browser-storage';

/** What the device knows of the account's wishlist. */
interface AccountCopy {
  /** The ids that are on it; all others of the device still have to be added to it. */
  ids: string[];
  /** When it was fetched, in milliseconds since 1970. */
  fetchedAt: number;
}

/** The wishlist as it is stored on the device. */
export interface StoredWishlist {
  ids: string[];
  saved: Record<string, SavedProduct>;
  /** Absent while nobody is signed in. */
  account?: AccountCopy | undefined;
}

/** Reads the stored wishlist. Never throws: what is invalid is left out. */
export function readStored(storage: KeyValueStorage): StoredWishlist {
  const account = readJson(storage, STORAGE_KEYS.wishlistAccount);
  return {
    ids: parseIds(readJson(storage, STORAGE_KEYS.wishlist)),
    saved: parseSaved(readJson(storage, STORAGE_KEYS.wishlistSaved)),
    account: isObject(account) ? parseAccount(account) : undefined,
  };
}

/** Stores a wishlist. The ids come last: other tabs read all of it when these change. */
export function writeStored(storage: KeyValueStorage, { ids, saved, account }: StoredWishlist) {
  const known = Object.entries(saved).filter(([id]) => ids.includes(id));
  storage.set(STORAGE_KEYS.wishlistSaved, JSON.stringify(Object.fromEntries(known)));
  if (account) storage.set(STORAGE_KEYS.wishlistAccount, JSON.stringify(account));
  else storage.remove(STORAGE_KEYS.wishlistAccount);
  storage.set(STORAGE_KEYS.wishlist, JSON.stringify(ids));
}

/** The ids that aren't on the account's wishlist, as far as the device knows. */
export function idsMissingOnAccount({ ids, account }: StoredWishlist): string[] {
  return ids.filter((id) => !account?.ids.includes(id));
}

/** The wishlist with one more product. */
export function withProduct(
  { ids, saved, ...rest }: StoredWishlist,
  id: string,
  product: SavedProduct,
): StoredWishlist {
  return { ...rest, ids: [...ids, id], saved: { ...saved, [id]: product } };
}

/** The wishlist without a product. */
export function withoutProduct(stored: StoredWishlist, removed: string): StoredWishlist {
  const { ids, account } = stored;
  const isOther = (id: string) => id !== removed;
  return {
    ...stored,
    ids: ids.filter(isOther),
    account: account && { ...account, ids: account.ids.filter(isOther) },
  };
}

function readJson(storage: KeyValueStorage, key: string): unknown {
  const stored = storage.get(key);
  if (stored === undefined) return undefined;
  try {
    return JSON.parse(stored);
  } catch {
    console.warn(`The stored value of ${key} is not JSON; it is left out.`);
    return undefined;
  }
}

function parseIds(value: unknown): string[] {
  return [...new Set(listOrEmpty(value).filter((id) => typeof id === 'string'))];
}

function parseAccount({ ids, fetchedAt }: ResponseObject): AccountCopy {
  return { ids: parseIds(ids), fetchedAt: typeof fetchedAt === 'number' ? fetchedAt : 0 };
}

function parseSaved(saved: unknown): Record<string, SavedProduct> {
  return Object.fromEntries(
    Object.entries(objectOrEmpty(saved)).flatMap(([id, entry]) => {
      if (!isObject(entry)) return [];
      const { price, addedAt } = entry;
      const product: SavedProduct = {
        price: typeof price === 'number' && price > 0 ? price : undefined,
        addedAt: typeof addedAt === 'string' ? addedAt : undefined,
      };
      return [[id, product] as const];
    }),
  );
}
