import { PageHeading } from '@storefront/shared/ui/page-heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Page } from '../../lib/page';

/** Stands in for the account while it loads. */
export function AccountSkeleton() {
  return (
    <Page width="prose" aria-busy="true">
      <PageHeading>Account Details</PageHeading>
      <p className="visually-hidden" role="status">
        Loading your account
      </p>
      <Skeleton height={104} />
      <Skeleton height={104} />
      <Skeleton height={44} width={280} />
    </Page>
  );
}
