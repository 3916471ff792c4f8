import type { PolicySlug } from './policy-slugs';

/** A policy page is at the root of the shop, by its slug. */
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
  account: '/account',
  orders: '/orders',
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
