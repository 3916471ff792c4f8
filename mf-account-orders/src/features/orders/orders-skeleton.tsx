import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import { Page } from '../../components/page';
import { OrderCardSkeleton } from './order-card-skeleton';
import { list } from './orders.styles';

/** The placeholder for the orders while they load. */
export function OrdersSkeleton() {
  return (
    <Page aria-busy="true">
      <PageHeading>My Orders</PageHeading>
      <p className="visually-hidden" role="status">
        Loading your orders
      </p>
      <div css={list}>
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    </Page>
  );
}
