import type { Part } from './changed-parts';

/** The apps whose pages a shopper sees. */
const PAGES = ['mf-catalog', 'mf-cart-checkout', 'mf-account-orders', 'mf-payment', 'mf-content'];

/** What a purchase runs through. */
const PURCHASE = [
  'mf-catalog',
  'mf-cart-checkout',
  'mf-payment',
  'mf-account-orders',
  'api/orders',
  'api/payments',
  'api/sessions',
];

/** What builds, publishes, chooses and loads versions. */
const DEPLOYING = ['build', 'tools', 'shell/remotes', 'shell/server'];

/**
 * What the specs of each folder are about: after a change of one of these parts, a landing runs them. `shell` is
 * named where the shell itself is tested, not where it only surrounds a page.
 */
export const SPEC_SUBJECTS: Record<string, Part[]> = {
  access: ['shell', 'mf-account-orders', 'mf-payment', 'api/orders', 'api/sessions'],
  accessibility: ['shell', ...PAGES],
  account: ['mf-account-orders', 'api/users', 'api/addresses', 'api/sessions', 'api/account-data'],
  alerts: ['mf-catalog', 'mf-account-orders', 'api/alerts', 'api/mail'],
  api: ['shell'],
  browsers: ['shell', ...PURCHASE],
  card: ['mf-catalog'],
  'cash-on-delivery': [...PURCHASE, 'api/cash-on-delivery', 'api/mail'],
  collections: ['mf-catalog', 'api/collection-pages'],
  content: ['mf-content', 'api/store'],
  development: DEPLOYING,
  delivery: [...PURCHASE, 'api/delivery', 'api/mail'],
  facets: ['mf-catalog', 'api/products'],
  faults: ['shell', 'tools'],
  federation: ['shell', 'tools'],
  fragments: ['shell', 'mf-catalog', 'mf-cart-checkout', 'mf-account-orders', 'mf-content'],
  'gift-cards': [...PURCHASE, 'mf-account-orders', 'api/credits', 'api/mail'],
  home: ['mf-catalog'],
  journey: ['shell', ...PURCHASE],
  languages: ['shell', ...PAGES],
  listing: ['mf-catalog', 'api/products'],
  catalogue: ['mf-catalog', 'mf-cart-checkout', 'api/catalogue', 'api/products', 'api/store'],
  mail: ['api/mail', 'api/orders', 'api/wishlist'],
  mapping: ['mf-catalog'],
  messages: ['mf-cart-checkout', 'mf-account-orders', 'api/messages', 'api/mail'],
  navigation: ['shell'],
  offline: ['shell'],
  operations: ['shell/server', 'api', 'tools'],
  'order-success': ['mf-cart-checkout', 'api/orders'],
  orders: ['mf-account-orders', 'api/orders', 'api/invoices', 'api/payments'],
  payment: ['mf-payment', 'api/payments'],
  performance: ['shell', ...PAGES],
  product: ['mf-catalog', 'api/products', 'api/looks', 'api/delivery', 'api/pincodes'],
  releases: DEPLOYING,
  resilience: ['shell', ...PAGES, 'api'],
  reviews: ['mf-catalog', 'mf-account-orders', 'api/reviews'],
  search: ['shell', 'mf-catalog', 'api/products'],
  serving: ['shell'],
  session: ['shell', 'mf-account-orders', 'api/sessions', 'api/sign-in', 'api/passwords'],
  shopping: ['mf-cart-checkout', 'api/offers', 'api/orders', 'api/pincodes'],
  store: ['shell', 'api/store'],
  tracking: ['mf-account-orders', 'api/orders'],
  visual: ['shell', ...PAGES, 'api/mail'],
  wishlist: ['shell', 'mf-catalog', 'api/wishlist'],
};
