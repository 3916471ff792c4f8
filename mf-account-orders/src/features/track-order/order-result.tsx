import { formatLongDate } from '@storefront/shared/format/date';
import { orderStatusLabel, orderStatusTone, type Order } from '@storefront/shared/shop/order';
import { Badge } from '@storefront/shared/ui/badge';
import { useEffect, useRef } from 'react';
import { Details } from '../../lib/details';
import { shippingDetails } from '../../lib/order-details';
import { OrderItemsTable } from './order-items-table';
import { head, panel, title } from '../../lib/order-panel.styles';

interface OrderResultProps {
  order: Order;
}

/** The order that was found (TRACK-02); takes the focus, so that it is read out. */
export function OrderResult({ order }: OrderResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [order]);

  return (
    <section css={panel} aria-label={`Order ${order.id}`}>
      <div css={head}>
        <h2 css={title} ref={heading} tabIndex={-1}>
          Order {order.id}
        </h2>
        <Badge tone={orderStatusTone(order.status)}>{orderStatusLabel(order.status)}</Badge>
      </div>
      <Details
        entries={[
          ['Order date', formatLongDate(order.createdAt) || 'Not available'],
          ...shippingDetails(order),
        ]}
      />
      <OrderItemsTable items={order.items} />
    </section>
  );
}
