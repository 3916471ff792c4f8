import { defineRemote } from '@storefront/shared/contracts/remote';

export const remote = defineRemote('mf-content', {
  terms: { path: '/terms', chunk: 'policy' },
  privacy: { path: '/privacy', chunk: 'policy' },
  refund: { path: '/refund', chunk: 'policy' },
  return: { path: '/return', chunk: 'policy' },
  shipping: { path: '/shipping', chunk: 'policy' },
  about: { path: '/about', chunk: 'policy' },
  contact: { path: '/contact' },
  apiTest: { path: '/api-test' },
});
