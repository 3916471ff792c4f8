import type { StoreInfo } from '../shop/store-info';

/** Who is shopping (AUTH-01). Rendered on the server as loading: the token is the browser's. */
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
  /** Why it failed, in words for the shopper. */
  error: string | undefined;
}

/** Products that the shopper marked (D15). */
export interface WishlistState {
  ids: string[];
}

/** A short message in the corner of the page. */
export interface Toast {
  title: string;
  description?: string;
  tone?: 'default' | 'destructive';
}
