import { pagePaths } from '@storefront/host/contracts';
import { formatDeliveryDays } from '@storefront/host/format/delivery-dates';
import type { Order } from '@storefront/host/shop/orders/order';
import { isLate } from '@storefront/host/shop/orders/order-delivery';
import { TextLink } from '@storefront/ui/actions/text-link';
import { Alert } from '@storefront/ui/feedback/alert';
import { t } from '../messages/t';

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
        {t.rich(
          'This order is later than we promised: it was to arrive {days}. We are sorry. Please <contact>contact us</contact>, and we find out where it is.',
          {
            days: formatDeliveryDays(delivery),
            contact: (text) => (
              <TextLink key="contact" to={pagePaths.contact}>
                {text}
              </TextLink>
            ),
          },
        )}
      </p>
    </Alert>
  );
}
