import { defineRemote } from '@storefront/shared/contracts/remote';

export const remote = defineRemote(
  'mf-account-orders',
  {
    login: { path: '/login', layout: 'auth' },
    register: { path: '/register', layout: 'auth' },
    account: { path: '/account', access: 'protected' },
    orders: { path: '/orders', access: 'protected' },
    trackOrder: { path: '/track-order', query: ['id'], sitemap: true },
  },
  { 'orders.latest': { personal: true, chunk: 'latestOrder' } },
);
