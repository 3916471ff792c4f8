import { pagePaths } from '@storefront/host/contracts';
import { formatDeliveryDays } from '@storefront/host/format/delivery-dates';
import type { Order } from '@storefront/host/shop/orders/order';
import { isLate } from '@storefront/host/shop/orders/order-delivery';
import { TextLink } from '@storefront/ui/actions/text-link';
import { Alert } from '@storefront/ui/feedback/alert';

interface LateNoteProps {
  order: Order;
}

/** Says that an order hasn't arrived when it was promised to, and where to ask; nothing for any other (DATE-05). */
export function LateNote({ order }: LateNoteProps) {
  const { delivery } = order;
  if (!delivery || !isLate(order)) return null;
  return (
    <Alert tone="notice">
      <p>
        This order is later than we promised: it was to arrive {formatDeliveryDays(delivery)}. We
        are sorry. Please <TextLink to={pagePaths.contact}>contact us</TextLink>, and we find out
        where it is.
      </p>
    </Alert>
  );
}
