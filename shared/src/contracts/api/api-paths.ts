/** What stands before every path of the API. */
export const API_PREFIX = '/api/v1';

/** The API's port beside a shop on localhost, unless a setting names another (D7). */
export const LOCAL_API_PORT = 8044;

/** Paths of the API's calls, relative to {@link API_PREFIX}. Ids are encoded. */
export const apiPaths = {
  health: '/health',
  openApi: '/openapi.json',
  authorize: '/users/authorize',
  register: '/users/register',
  logout: '/users/logout',
  accountInfo: '/accountInfo',
  sessions: '/sessions',
  session: (id: string) => `/sessions/${encodeURIComponent(id)}`,
  storeInfo: '/storeInfo',
  delivery: '/delivery',
  products: '/products',
  suggestions: '/products/suggest',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  relatedProducts: (id: string) => `/products/${encodeURIComponent(id)}/related`,
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  paymentFields: '/payments/fields',
  payments: '/payments',
  paymentCallback: '/payments/callback',
} as const;
