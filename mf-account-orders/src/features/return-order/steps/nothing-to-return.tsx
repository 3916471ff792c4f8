import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { formatLongDate } from '@storefront/host/format/dates';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';
import { ReturnLayout } from '../return-layout';

interface NothingToReturnProps {
  order: OrderWithHistory;
}

/** Says that nothing of the order can be sent back, and why. */
export function NothingToReturn({ order }: NothingToReturnProps) {
  return (
    <ReturnLayout
      orderId={order.id}
      step={0}
      heading={t('Return or Exchange')}
      lead={t('Items can be sent back once they are delivered, for some days.')}
    >
      <EmptyState
        title={t('Nothing can be sent back')}
        action={<ButtonLink to={pagePaths.order(order.id)}>{t('View Order')}</ButtonLink>}
      >
        {reasonFor(order)}
      </EmptyState>
    </ReturnLayout>
  );
}

function reasonFor({ returnableUntil }: OrderWithHistory): string {
  if (returnableUntil === undefined) return t('This order isn’t delivered yet.');
  return Date.parse(returnableUntil) < Date.now()
    ? t('Items of this order could be sent back until {date}.', {
        date: formatLongDate(returnableUntil),
      })
    : t('All items of this order are in a return or an exchange already.');
}
