import { useEffect, useRef } from 'react';
import { LateNote } from '../../components/late-note';
import { RefundNote } from '../../components/refund-note';
import { OrderTimeline } from '../../components/order-timeline/order-timeline';
import { Page } from '../../components/page';
import type { OrderWithHistory } from '../../lib/order/order-with-history';
import { OrderActions } from './actions/order-actions';
import { useLiveOrder } from './follow/use-live-order';
import { column, columns } from './order.styles';
import { ReturnList } from './returns/return-list';
import { AddressSection } from './sections/address-section';
import { ItemsSection } from './sections/items-section';
import { OrderHead } from './sections/order-head';
import { PaymentSection } from './sections/payment-section';

interface OrderViewProps {
  loaded: OrderWithHistory;
}

/** An order with its details and actions; follows the order while the page is open. */
export function OrderView({ loaded }: OrderViewProps) {
  const { order, update } = useLiveOrder(loaded);
  const head = useRef<HTMLDivElement>(null);
  const isCancelled = useRef(false);

  // The dialog that cancelled the order is removed together with its opener, so the heading gets the focus.
  useEffect(() => {
    if (!isCancelled.current) return;
    isCancelled.current = false;
    head.current?.querySelector('h1')?.focus();
  }, [order]);

  function showCancelled(cancelled: OrderWithHistory) {
    isCancelled.current = true;
    update(cancelled);
  }

  return (
    <Page>
      <OrderHead ref={head} order={order} />
      <OrderTimeline order={order} />
      <LateNote order={order} />
      <RefundNote order={order} />
      <OrderActions order={order} onCancelled={showCancelled} />
      <div css={columns}>
        <div css={column}>
          <ItemsSection order={order} />
          <ReturnList order={order} onChange={update} />
        </div>
        <div css={column}>
          <PaymentSection order={order} />
          <AddressSection order={order} />
        </div>
      </div>
    </Page>
  );
}
