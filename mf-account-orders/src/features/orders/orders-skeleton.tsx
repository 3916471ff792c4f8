import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { OrderCardSkeleton } from './order-card-skeleton';
import { list } from './orders.styles';

/** The placeholder for the orders while they load. */
export function OrdersSkeleton() {
  return (
    <Page loading="Loading your orders">
      <PageHeading>My Orders</PageHeading>
      <div css={list}>
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    </Page>
  );
}
