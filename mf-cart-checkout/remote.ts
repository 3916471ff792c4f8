import { defineRemote } from '@storefront/host/contracts/remote';

/** Cart, checkout, thank-you page and the sale of gift cards; the bag's content for the shell's drawer. */
export const remote = defineRemote(
  'mf-cart-checkout',
  {
    cart: { path: '/cart', fragments: [{ name: 'catalog.recommendations' }] },
    checkout: { path: '/checkout', access: 'protected' },
    giftCards: { path: '/gift-cards' },
    orderSuccess: {
      path: '/order-success',
      query: ['orderId'],
      fragments: [{ name: 'catalog.recommendations' }],
    },
  },
  { 'cart.bag': { personal: true, start: 'load' } },
);
