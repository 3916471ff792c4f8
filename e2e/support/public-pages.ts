import { DEMO } from './demo-products';

/** A page that everybody may open. */
export interface PublicPage {
  path: string;
  /** The page's first heading. */
  heading: string;
  /** The remote that it belongs to. */
  remote: string;
}

/** Every public page of the shop. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/', heading: 'Modern Essentials', remote: 'mf-catalog' },
  { path: '/products', heading: 'Select a Category', remote: 'mf-catalog' },
  { path: '/products?category=women&page=2', heading: 'Women', remote: 'mf-catalog' },
  { path: `/product/${DEMO.sized}`, heading: 'Merino Roll-Neck', remote: 'mf-catalog' },
  { path: '/cart', heading: 'Shopping Cart', remote: 'mf-cart-checkout' },
  {
    path: '/order-success',
    heading: 'There is no order to show here',
    remote: 'mf-cart-checkout',
  },
  { path: '/login', heading: 'Sign In', remote: 'mf-account-orders' },
  { path: '/register', heading: 'Create Account', remote: 'mf-account-orders' },
  { path: '/track-order', heading: 'Track Your Order', remote: 'mf-account-orders' },
  { path: '/contact', heading: 'Contact Us', remote: 'mf-content' },
  { path: '/api-test', heading: 'API Connection Test', remote: 'mf-content' },
  { path: '/terms', heading: 'Terms & Conditions', remote: 'mf-content' },
  { path: '/privacy', heading: 'Privacy Policy', remote: 'mf-content' },
  { path: '/refund', heading: 'Refund Policy', remote: 'mf-content' },
  { path: '/return', heading: 'Return Policy', remote: 'mf-content' },
  { path: '/shipping', heading: 'Shipping Policy', remote: 'mf-content' },
  { path: '/about', heading: 'About Us', remote: 'mf-content' },
];
