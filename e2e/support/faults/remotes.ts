import { PAYMENT } from '../../fake-api/samples';

/** A remote of the fault matrix, and the page on which its faults are observed. */
export interface RemoteUnderTest {
  name: string;
  path: string;
  /** The page's first heading. */
  heading: string;
  /** False for a remote whose pages need a session: the server renders only their layout. */
  isRenderedOnServer: boolean;
}

export const REMOTES: RemoteUnderTest[] = [
  {
    name: 'mf-catalog',
    path: '/products?category=women',
    heading: 'Women',
    isRenderedOnServer: true,
  },
  {
    name: 'mf-cart-checkout',
    path: '/cart',
    heading: 'Shopping Cart',
    isRenderedOnServer: true,
  },
  {
    name: 'mf-account-orders',
    path: '/track-order',
    heading: 'Track Your Order',
    isRenderedOnServer: true,
  },
  {
    name: 'mf-payment',
    path: PAYMENT,
    heading: 'Complete Your Payment',
    isRenderedOnServer: false,
  },
  {
    name: 'mf-content',
    path: '/contact',
    heading: 'Contact Us',
    isRenderedOnServer: true,
  },
];
