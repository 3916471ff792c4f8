import { PageHeading } from '@storefront/shared/ui/page-heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Page } from '../../lib/page';
import { list } from './orders.styles';

/** Stands in for the orders while they load. */
export function OrdersSkeleton() {
  return (
    <Page aria-busy="true">
      <PageHeading>My Orders</PageHeading>
      <p className="visually-hidden" role="status">
        Loading your orders
      </p>
      <div css={list}>
        <Skeleton height={360} />
        <Skeleton height={360} />
      </div>
    </Page>
  );
}
