import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { OrderCardSkeleton } from './order-card-skeleton';
import { list } from './orders.styles';

/** The placeholder for the orders while they load. */
export function OrdersSkeleton() {
  return (
    <Page loading={t('Loading your orders')}>
      <PageHeading>{t('My Orders')}</PageHeading>
      <div css={list}>
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    </Page>
  );
}
