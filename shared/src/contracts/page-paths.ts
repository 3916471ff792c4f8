import type { PolicySlug } from './policy-slugs';

/** The policy pages are at the root of the shop, each under its slug. */
type PolicyPaths = { [Slug in PolicySlug]: `/${Slug}` };

/**
 * Paths of the shop's pages, beside those of the API (`apiPaths`). Ids and names are encoded.
 * A remote declares the same paths as patterns in its `remote.ts`, which
 * `scripts/lib/release/page-paths.test.ts` compares with these.
 */
export const pagePaths = {
  home: '/',
  products: '/products',
  /** The listing of a category, named as the store names it; `/products?category=` (NAV-01). */
  category: (name: string) => `/products?category=${encodeURIComponent(name.toLowerCase())}`,
  search: '/search',
  /** The results of a search. */
  searchFor: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  wishlist: '/wishlist',
  /** A page that shows these products, and changes nobody's wishlist. */
  sharedWishlist: (...ids: string[]) =>
    `/wishlist/shared?items=${ids.map(encodeURIComponent).join(',')}`,
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cart: '/cart',
  checkout: '/checkout',
  /** The page that pays for an order; a blank id shows that page's error view (PAY-01, D31). */
  payment: (orderId: string) => `/payment?orderId=${encodeURIComponent(orderId)}`,
  orderSuccess: '/order-success',
  /** The success page of an order (DONE-01). */
  orderSuccessById: (orderId: string) => `/order-success?orderId=${encodeURIComponent(orderId)}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  /** A mailed link. Browsers don't send the part behind the `#` to any server (docs/adr/0040). */
  resetPasswordByToken: (token: string) => `/reset-password#token=${encodeURIComponent(token)}`,
  verifyEmail: '/verify-email',
  verifyEmailByToken: (token: string) => `/verify-email#token=${encodeURIComponent(token)}`,
  account: '/account',
  orders: '/orders',
  order: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  /** The page that sends lines of an order back. */
  orderReturn: (orderId: string) => `/orders/${encodeURIComponent(orderId)}/return`,
  trackOrder: '/track-order',
  /** The tracking page with an order's id filled in (TRACK-01). */
  trackOrderById: (orderId: string) => `/track-order?id=${encodeURIComponent(orderId)}`,
  terms: '/terms',
  privacy: '/privacy',
  refund: '/refund',
  return: '/return',
  shipping: '/shipping',
  about: '/about',
  contact: '/contact',
  apiTest: '/api-test',
  notFound: '/404',
} as const satisfies PolicyPaths & Record<string, unknown>;
