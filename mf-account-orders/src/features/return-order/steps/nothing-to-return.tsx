import { pagePaths } from '@storefront/host/contracts';
import { ButtonLink } from '@storefront/ui/actions/button';
import { EmptyState } from '@storefront/ui/feedback/empty-state';
import { formatLongDate } from '@storefront/host/format/dates';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
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
      heading="Return or Exchange"
      lead="Items can be sent back once they are delivered, for some days."
    >
      <EmptyState
        title="Nothing can be sent back"
        action={<ButtonLink to={pagePaths.order(order.id)}>View Order</ButtonLink>}
      >
        {reasonFor(order)}
      </EmptyState>
    </ReturnLayout>
  );
}

function reasonFor({ returnableUntil }: OrderWithHistory): string {
  if (returnableUntil === undefined) return 'This order isn’t delivered yet.';
  return Date.parse(returnableUntil) < Date.now()
    ? `Items of this order could be sent back until ${formatLongDate(returnableUntil)}.`
    : 'All items of this order are in a return or an exchange already.';
}
