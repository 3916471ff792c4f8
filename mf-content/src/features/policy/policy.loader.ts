import { services } from '@storefront/shared/host';
import { data, type LoaderFunctionArgs } from '@storefront/shared/router';
import type { Section } from '../../lib/sections';
import { POLICY_TITLES, type PolicySlug } from './policies';

/** What a policy page shows; `html` is safe to render as it is. */
export type PolicyData =
  | {
      status: 'ready';
      slug: PolicySlug;
      title: string;
      html: string;
      sections: Section[];
      hasHeading: boolean;
    }
  | { status: 'failed'; title: string; message: string };

/** Loads a policy: its text for this store, or a failure with 503 (D32). */
export async function loadPolicy(slug: PolicySlug, args: LoaderFunctionArgs) {
  const title = POLICY_TITLES[slug];
  const [{ info, error }, { policyHtml }] = await Promise.all([
    services(args).storeInfo(),
    // Loaded on demand: the filter is heavy, and only the loader needs it.
    import('./policy-html'),
  ]);
  if (!info) {
    const message = error ?? 'The store could not be reached';
    return data<PolicyData>({ status: 'failed', title, message }, { status: 503 });
  }
  return data<PolicyData>({ status: 'ready', slug, title, ...policyHtml(slug, info) });
}
