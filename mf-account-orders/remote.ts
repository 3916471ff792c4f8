import { defineRemote } from '@storefront/host/contracts/remote';

export const remote = defineRemote(
  'mf-account-orders',
  {
    login: { path: '/login', layout: 'auth' },
    register: { path: '/register', layout: 'auth' },
    forgotPassword: { path: '/forgot-password', layout: 'auth' },
    resetPassword: { path: '/reset-password', layout: 'auth' },
    verifyEmail: { path: '/verify-email', layout: 'auth', chunk: 'mailedLink' },
    confirmAlerts: { path: '/alerts/confirm', layout: 'auth', chunk: 'mailedLink' },
    stopAlerts: { path: '/alerts/stop', layout: 'auth', chunk: 'mailedLink' },
    stopMessages: { path: '/messages/stop', layout: 'auth', chunk: 'mailedLink' },
    account: { path: '/account', access: 'protected' },
    orders: { path: '/orders', access: 'protected', query: ['q', 'page'] },
    order: { path: '/orders/:id', access: 'protected' },
    orderReturn: { path: '/orders/:id/return', access: 'protected' },
    trackOrder: { path: '/track-order', query: ['id'], sitemap: true },
  },
  { 'orders.latest': { personal: true, chunk: 'latestOrder' } },
);
