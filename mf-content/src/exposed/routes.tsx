import type { PolicySlug } from '@storefront/host/contracts';
import type { RemoteRoute, RemoteRoutes } from '@storefront/host';
import type { remote } from '../../remote';
import { policyDescriptions, policyTitles } from '../features/policy/policies';
import { loadPolicy } from '../features/policy/policy.loader';
import { t } from '../messages/t';

function policyRoute(slug: PolicySlug): RemoteRoute {
  return {
    loader: (args) => loadPolicy(slug, args),
    lazy: () =>
      import(/* webpackChunkName: "policy" */ '../features/policy/policy-page').then((m) => ({
        Component: m.PolicyPage,
        HydrateFallback: m.PolicySkeleton,
      })),
    meta: () => ({ title: policyTitles()[slug], description: policyDescriptions()[slug] }),
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
      title: t('Contact Us'),
      description: t('Write to us, call us or visit us: Monday to Saturday, 10AM - 6PM.'),
    }),
  },
  apiTest: {
    lazy: () =>
      import(/* webpackChunkName: "apiTest" */ '../features/api-test/api-test-page').then((m) => ({
        Component: m.ApiTestPage,
      })),
    meta: () => ({ title: t('API Connection Test'), noIndex: true }),
  },
} satisfies RemoteRoutes<typeof remote>;
