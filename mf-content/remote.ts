import { defineRemote } from '@storefront/host/contracts/remote';

export const remote = defineRemote(
  'mf-content',
  {
    terms: { path: '/terms', chunk: 'policy', sitemap: true },
    privacy: { path: '/privacy', chunk: 'policy', sitemap: true },
    refund: { path: '/refund', chunk: 'policy', sitemap: true },
    return: { path: '/return', chunk: 'policy', sitemap: true },
    shipping: { path: '/shipping', chunk: 'policy', sitemap: true },
    about: { path: '/about', chunk: 'policy', sitemap: true },
    accessibility: { path: '/accessibility', chunk: 'policy', sitemap: true },
    contact: { path: '/contact', sitemap: true },
    apiTest: { path: '/api-test' },
  },
  {
    'content.newsletter': { space: { narrow: 319, wide: 125 } },
    'content.promises': { space: { narrow: 318, wide: 173 } },
  },
);
