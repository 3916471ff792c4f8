import { useEffect, useRef } from 'react';
import { Details } from '../../components/details';
import { formatLongDate } from '@storefront/host/format/dates';
import { shippingDetails } from '../../lib/order/shipping-details';
import type { OrderWithHistory } from '../../lib/order/order-with-history';
import { header, title } from '../../components/order-panel.styles';
import { DueNote } from '../../components/due-note';
import { LateNote } from '../../components/late-note';
import { OrderTimeline } from '../../components/order-timeline/order-timeline';
import { RefundNote } from '../../components/refund-note';
import { StatusBadge } from '../../components/status-badge';
import { t } from '../../messages/t';
import { OrderItemsTable } from './order-items-table';
import { result } from './track-order.styles';

interface OrderResultProps {
  order: OrderWithHistory;
}

/** The order that was found (TRACK-02); takes the focus, so that screen readers read it out. */
export function OrderResult({ order }: OrderResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [order]);

  return (
    <section css={result} aria-label={t('Order {id}', { id: order.id })}>
      <div css={header}>
        <h2 css={title} ref={heading} tabIndex={-1}>
          {t('Order {id}', { id: order.id })}
        </h2>
        <StatusBadge order={order} />
      </div>
      <OrderTimeline order={order} />
      <LateNote order={order} />
      <RefundNote order={order} />
      <DueNote order={order} />
      <Details
        entries={[
          [t('Order date'), formatLongDate(order.createdAt) || t('Not available')],
          ...shippingDetails(order),
        ]}
      />
      <OrderItemsTable items={order.items} />
    </section>
  );
}
