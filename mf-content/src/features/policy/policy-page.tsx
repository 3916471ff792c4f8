import { useLoaderData } from '@storefront/shared/router';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { Page } from '../../lib/page';
import { PolicyFailed } from './policy-failed';
import type { PolicyData } from './policy.loader';
import { prose } from './policy.styles';

export { PolicySkeleton } from './policy-skeleton';

/** One of the store's policies (CONT-01, CONT-02, D32). */
export function PolicyPage() {
  const policy = useLoaderData<PolicyData>();
  const hasHeading = policy.status === 'loaded' && policy.hasHeading;
  return (
    <Page width="prose">
      {hasHeading ? null : <PageHeading>{policy.title}</PageHeading>}
      {policy.status === 'loaded' ? (
        // Sanitised by the loader.
        <article css={prose} dangerouslySetInnerHTML={{ __html: policy.html }} />
      ) : (
        <PolicyFailed />
      )}
    </Page>
  );
}
