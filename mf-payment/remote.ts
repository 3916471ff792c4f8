import { defineRemote } from '@storefront/host/contracts/remote';

/** The payment page. */
export const remote = defineRemote('mf-payment', {
  payment: { path: '/payment', access: 'protected', query: ['orderId', 'declined'] },
});
