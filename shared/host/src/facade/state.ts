import type { StoreInfo } from '../shop/store/store-info';

/** The session (AUTH-01). The server renders it as loading, because only the browser has the token. */
export interface SessionState {
  /** True during the check at page load, and during sign-in, registration and sign-out. */
  loading: boolean;
  signedIn: boolean;
  user: { email: string } | undefined;
  /** The email of the newest registration, to prefill the sign-in form (D2). */
  registeredEmail: string | undefined;
}

/** The store information and how its loading went (STORE-01). */
export interface StoreInfoState {
  status: 'loading' | 'loaded' | 'error';
  info: StoreInfo | undefined;
  /** Why loading failed, as a text for shoppers. */
  error: string | undefined;
}

/** When a product was added to the wishlist, and what it cost then, in rupees; either may be unknown. */
export interface SavedProduct {
  price?: number | undefined;
  /** In ISO 8601 form. */
  addedAt?: string | undefined;
}

/** The wishlist (D15): that of the device, or that of the account while somebody is signed in. */
export interface WishlistState {
  /** Ids of the products, the newest last. */
  ids: string[];
  /** Price and time of each product when it was saved, by id. Since 1.7. */
  saved: Readonly<Record<string, SavedProduct>>;
  /** `loading` until the ids are known; `failed` if the account's wishlist couldn't be fetched. Since 1.7. */
  status: 'loading' | 'ready' | 'failed';
}

/** A short message in the corner of the page. */
export interface Toast {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
}
