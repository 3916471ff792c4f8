import type { Order } from '@storefront/shared/shop/order';
import { useEffect, useRef } from 'react';
import { Details } from '../../components/details';
import { formatLongDate } from '../../lib/format-long-date';
import { shippingDetails } from '../../lib/order-details';
import { title } from '../../components/order-panel.styles';
import { RefundNote } from '../../components/refund-note';
import { OrderItemsTable } from './order-items-table';
import { OrderTimeline } from './order-timeline';
import { result } from './track-order.styles';

interface OrderResultProps {
  order: Order;
}

/** The order that was found (TRACK-02); takes the focus, so that it is read out. */
export function OrderResult({ order }: OrderResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [order]);

  return (
    <section css={result} aria-label={`Order ${order.id}`}>
      <h2 css={title} ref={heading} tabIndex={-1}>
        Order {order.id}
      </h2>
      <OrderTimeline status={order.status} />
      <RefundNote order={order} />
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
