/** The prefix of every path of the API. */
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
  forgotPassword: '/users/forgot-password',
  resetPassword: '/users/reset-password',
  password: '/users/password',
  verifyEmail: '/users/verify-email',
  verificationMail: '/users/verification-mail',
  accountInfo: '/accountInfo',
  accountExport: '/accountInfo/export',
  addresses: '/addresses',
  address: (id: string) => `/addresses/${encodeURIComponent(id)}`,
  sessions: '/sessions',
  session: (id: string) => `/sessions/${encodeURIComponent(id)}`,
  storeInfo: '/storeInfo',
  delivery: '/delivery',
  pincodes: '/pincodes',
  pincode: (pin: string) => `/pincodes/${encodeURIComponent(pin)}`,
  products: '/products',
  suggestions: '/products/suggest',
  product: (id: string) => `/products/${encodeURIComponent(id)}`,
  relatedProducts: (id: string) => `/products/${encodeURIComponent(id)}/related`,
  wishlist: '/wishlist',
  wishlistItem: (productId: string) => `/wishlist/${encodeURIComponent(productId)}`,
  orders: '/orders',
  order: (id: string) => `/orders/${encodeURIComponent(id)}`,
  orderCancellation: (id: string) => `/orders/${encodeURIComponent(id)}/cancel`,
  /** Server-sent events. */
  orderEvents: (id: string) => `/orders/${encodeURIComponent(id)}/events`,
  orderReturns: (id: string) => `/orders/${encodeURIComponent(id)}/returns`,
  orderReturn: (id: string, returnId: string) =>
    `/orders/${encodeURIComponent(id)}/returns/${encodeURIComponent(returnId)}`,
  /** A PDF. */
  returnLabel: (id: string, returnId: string) =>
    `/orders/${encodeURIComponent(id)}/returns/${encodeURIComponent(returnId)}/label`,
  invoice: (id: string) => `/orders/${encodeURIComponent(id)}/invoice`,
  /** The slashes of its number are replaced by dashes. */
  creditNote: (id: string, number: string) =>
    `/orders/${encodeURIComponent(id)}/credit-notes/${encodeURIComponent(number.replaceAll('/', '-'))}`,
  paymentFields: '/payments/fields',
  payments: '/payments',
  paymentCallback: '/payments/callback',
} as const;
