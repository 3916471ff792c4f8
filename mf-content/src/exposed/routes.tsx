import type { PolicySlug } from '@storefront/host/contracts';
import type { RemoteRoute, RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { POLICY_DESCRIPTIONS, POLICY_TITLES } from '../features/policy/policies';
import { loadPolicy } from '../features/policy/policy.loader';

function policyRoute(slug: PolicySlug): RemoteRoute {
  return {
    loader: (args) => loadPolicy(slug, args),
    lazy: () =>
      import(/* webpackChunkName: "policy" */ '../features/policy/policy-page').then((m) => ({
        Component: m.PolicyPage,
        HydrateFallback: m.PolicySkeleton,
      })),
    meta: () => ({ title: POLICY_TITLES[slug], description: POLICY_DESCRIPTIONS[slug] }),
  };
}

/** The pages of this remote. */
export default {
  terms: policyRoute('terms'),
  privacy: policyRoute('privacy'),
  refund: policyRoute('refund'),
  return: policyRoute('return'),
  shipping: policyRoute('shipping'),
  about: policyRoute('about'),
  accessibility: policyRoute('accessibility'),
  contact: {
    lazy: () =>
      import(/* webpackChunkName: "contact" */ '../features/contact/contact-page').then((m) => ({
        Component: m.ContactPage,
      })),
    meta: () => ({
      title: 'Contact Us',
      description: 'Write to us, call us or visit us: Monday to Saturday, 10AM - 6PM.',
    }),
  },
  apiTest: {
    lazy: () =>
      import(/* webpackChunkName: "apiTest" */ '../features/api-test/api-test-page').then((m) => ({
        Component: m.ApiTestPage,
      })),
    meta: () => ({ title: 'API Connection Test', noIndex: true }),
  },
} satisfies RemoteRoutes<typeof remote>;
