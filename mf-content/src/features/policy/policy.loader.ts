import type { PolicySlug } from '@storefront/host/contracts';
import { services } from '@storefront/host';
import { data, type LoaderFunctionArgs } from '@storefront/host/router';
import type { Section } from '../../lib/sections';
import { t } from '../../messages/t';
import { policyTitles } from './policies';

/** The data of a policy page; `html` is safe to render as it is. */
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
export async function loadPolicy(
  slug: PolicySlug,
  args: LoaderFunctionArgs,
): Promise<PolicyData | ReturnType<typeof failed>> {
  const title = policyTitles()[slug];
  const { http, storeInfo } = services(args);
  // Loaded on demand: the HTML filter is large, and a page that the server rendered needs neither module.
  const [{ info, error }, { policyHtml }, { fetchPolicies }] = await Promise.all([
    storeInfo(),
    import(/* webpackChunkName: "policyText" */ './policy-html'),
    import(/* webpackChunkName: "policyText" */ './policy.api'),
  ]);
  if (!info) return failed(title, error ?? t('The store could not be reached'));
  try {
    const policies = info.policies ?? (await fetchPolicies(http, args.request.signal));
    return { status: 'ready', slug, title, ...policyHtml(slug, policies[slug], info) };
  } catch (cause) {
    if (args.request.signal.aborted) throw cause;
    console.error('The policies could not be loaded.', cause);
    return failed(title, t('An error occurred while loading store information'));
  }
}

function failed(title: string, message: string) {
  return data<PolicyData>({ status: 'failed', title, message }, { status: 503 });
}
