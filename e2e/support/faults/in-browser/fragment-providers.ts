import type { FragmentName } from '@storefront/host/contracts/fragments';

/** A remote that provides a fragment, and a page of another remote on which its faults are observed. */
export interface ProviderUnderTest {
  name: string;
  fragment: FragmentName;
  path: string;
  /** True for a fragment that is in the server's HTML. */
  isRenderedOnServer: boolean;
}

export const FRAGMENT_PROVIDERS: ProviderUnderTest[] = [
  {
    name: 'mf-catalog',
    fragment: 'catalog.recommendations',
    path: '/cart',
    isRenderedOnServer: false,
  },
  {
    name: 'mf-cart-checkout',
    fragment: 'cart.bag',
    path: '/products?category=women',
    isRenderedOnServer: false,
  },
  {
    name: 'mf-account-orders',
    fragment: 'orders.latest',
    path: '/',
    isRenderedOnServer: false,
  },
  {
    name: 'mf-content',
    fragment: 'content.promises',
    path: '/cart',
    isRenderedOnServer: true,
  },
];
