import { defineRemote } from '@storefront/shared/contracts/remote';

/** Paying for an order. */
export const remote = defineRemote('mf-payment', {
  payment: { path: '/payment', access: 'protected', query: ['orderId', 'declined'] },
});
