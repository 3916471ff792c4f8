import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Page } from '../../lib/page';

/** Stands in for a policy while it loads. */
export function PolicySkeleton() {
  return (
    <Page width="prose" aria-busy="true">
      <p className="visually-hidden" role="status">
        Loading the page
      </p>
      <Skeleton height={56} width={360} />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </Page>
  );
}
