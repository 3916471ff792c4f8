import { defineRemote } from '@storefront/shared/contracts/remote';

export const remote = defineRemote('mf-content', {
  terms: { path: '/terms', sitemap: true },
  privacy: { path: '/privacy', sitemap: true },
  refund: { path: '/refund', sitemap: true },
  return: { path: '/return', sitemap: true },
  shipping: { path: '/shipping', sitemap: true },
  about: { path: '/about', sitemap: true },
  contact: { path: '/contact', sitemap: true },
  apiTest: { path: '/api-test' },
});
