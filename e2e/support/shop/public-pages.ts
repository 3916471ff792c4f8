import type { Catalogue } from '../api/catalogue-finder';

/** A page that needs no sign-in. */
export interface PublicPage {
  path: string;
  /** The page's first heading. */
  heading: string;
  /** The remote that it belongs to. */
  remote: string;
}

/** The public pages, by their names in test titles. */
const PAGES = {
  'the home page': { path: '/', heading: 'Modern Essentials', remote: 'mf-catalog' },
  'the choice of a category': {
    path: '/products',
    heading: 'Select a Category',
    remote: 'mf-catalog',
  },
  'a category’s second page': ({ large }: Catalogue) => ({
    path: `${large.path}&page=2`,
    heading: large.name,
    remote: 'mf-catalog',
  }),
  'a product': ({ sized }: Catalogue) => ({
    path: sized.path,
    heading: sized.title,
    remote: 'mf-catalog',
  }),
  'the reviews of a product': ({ sized }: Catalogue) => ({
    path: `${sized.path}/reviews`,
    heading: `Reviews of ${sized.title}`,
    remote: 'mf-catalog',
  }),
  'a search': ({ sized }: Catalogue) => ({
    path: `/search?q=${encodeURIComponent(sized.title)}`,
    heading: `Results for “${sized.title}”`,
    remote: 'mf-catalog',
  }),
  'the collections': { path: '/collections', heading: 'Collections', remote: 'mf-catalog' },
  'a collection': {
    path: '/collections/after-dark',
    heading: 'After Dark',
    remote: 'mf-catalog',
  },
  'the wishlist': { path: '/wishlist', heading: 'Wishlist', remote: 'mf-catalog' },
  'a shared wishlist': ({ sized }: Catalogue) => ({
    path: `/wishlist/shared?items=${sized.id}`,
    heading: 'A shared wishlist',
    remote: 'mf-catalog',
  }),
  'the cart': { path: '/cart', heading: 'Shopping Cart', remote: 'mf-cart-checkout' },
  'the order confirmation': {
    path: '/order-success',
    heading: 'There is no order to show here',
    remote: 'mf-cart-checkout',
  },
  'the sign-in': { path: '/login', heading: 'Sign In', remote: 'mf-account-orders' },
  'the registration': { path: '/register', heading: 'Create Account', remote: 'mf-account-orders' },
  'the forgotten password': {
    path: '/forgot-password',
    heading: 'Forgot Password',
    remote: 'mf-account-orders',
  },
  'the new password': {
    path: '/reset-password',
    heading: 'Reset Password',
    remote: 'mf-account-orders',
  },
  'the confirmation of alerts': {
    path: '/alerts/confirm',
    heading: 'Your Alerts',
    remote: 'mf-account-orders',
  },
  'the end of alerts': {
    path: '/alerts/stop',
    heading: 'No More Alerts',
    remote: 'mf-account-orders',
  },
  'the end of messages': {
    path: '/messages/stop',
    heading: 'No More Messages',
    remote: 'mf-account-orders',
  },
  'the verification of an email': {
    path: '/verify-email',
    heading: 'Verify Email',
    remote: 'mf-account-orders',
  },
  'the order tracking': {
    path: '/track-order',
    heading: 'Track Your Order',
    remote: 'mf-account-orders',
  },
  'the contact page': { path: '/contact', heading: 'Contact Us', remote: 'mf-content' },
  'the API test': { path: '/api-test', heading: 'API Connection Test', remote: 'mf-content' },
  'the terms': { path: '/terms', heading: 'Terms & Conditions', remote: 'mf-content' },
  'the privacy policy': { path: '/privacy', heading: 'Privacy Policy', remote: 'mf-content' },
  'the refund policy': { path: '/refund', heading: 'Refund Policy', remote: 'mf-content' },
  'the return policy': { path: '/return', heading: 'Return Policy', remote: 'mf-content' },
  'the shipping policy': { path: '/shipping', heading: 'Shipping Policy', remote: 'mf-content' },
  'the page about the store': { path: '/about', heading: 'About Us', remote: 'mf-content' },
  'the accessibility statement': {
    path: '/accessibility',
    heading: 'Accessibility',
    remote: 'mf-content',
  },
} as const satisfies Record<string, PublicPage | ((catalogue: Catalogue) => PublicPage)>;

export type PublicPageName = keyof typeof PAGES;

/** Every public page of the shop, by its name. */
export const PUBLIC_PAGE_NAMES = Object.keys(PAGES) as PublicPageName[];

/** The page of that name in a shop with these products. */
export function publicPage(name: PublicPageName, catalogue: Catalogue): PublicPage {
  const page = PAGES[name];
  return typeof page === 'function' ? page(catalogue) : page;
}

/** Every public page of a shop with these products. */
export function publicPages(catalogue: Catalogue): PublicPage[] {
  return PUBLIC_PAGE_NAMES.map((name) => publicPage(name, catalogue));
}
