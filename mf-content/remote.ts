import { defineRemote } from '@storefront/shared/contracts/remote';

export const remote = defineRemote('mf-content', {
  terms: { path: '/terms' },
  privacy: { path: '/privacy' },
  refund: { path: '/refund' },
  return: { path: '/return' },
  shipping: { path: '/shipping' },
  about: { path: '/about' },
  contact: { path: '/contact' },
  apiTest: { path: '/api-test' },
});
