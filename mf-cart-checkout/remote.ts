import { defineRemote } from '@storefront/shared/contracts/remote';

/** Cart, checkout and thank-you page. */
export const remote = defineRemote(
  'mf-cart-checkout',
  {
    cart: { path: '/cart' },
    checkout: { path: '/checkout', access: 'protected' },
    orderSuccess: { path: '/order-success', query: ['orderId'] },
  },
  { 'cart.bag': { personal: true, start: 'load' } },
);
