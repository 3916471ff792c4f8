import type { StoreInfo } from '../shop/store-info';

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
  /** Why it failed, as a text for shoppers. */
  error: string | undefined;
}

/** Ids of the products on the wishlist (D15). */
export interface WishlistState {
  ids: string[];
}

/** A short message in the corner of the page. */
export interface Toast {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
}
