import { defineRemote } from '@storefront/shared/contracts/remote';

/** The payment page. */
export const remote = defineRemote('mf-payment', {
  payment: { path: '/payment', access: 'protected', query: ['orderId', 'declined'] },
});
