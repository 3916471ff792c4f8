import { useEffect } from 'react';
import { Fragment, useBus } from '@storefront/host';
import { useSearchParams } from '@storefront/host/router';
import { pagePaths } from '@storefront/host/contracts';
import type { Order } from '@storefront/host/shop/orders/order';
import { orderDelivery } from '@storefront/host/shop/orders/order-delivery';
import { TextLink } from '@storefront/ui/actions/text-link';
import { Icon } from '@storefront/ui/media/icon';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { Page } from '../../components/page';
import { t } from '../../messages/t';
import { arrival, recommendations, number, page, tick } from './order-success.styles';
import { orderMessage } from './order-messages';
import { OrderReceipt } from './order-receipt';
import { useOrderPayment } from './use-order-payment';
import { NextActions } from './next-actions';
import { WhatHappensNext } from './what-happens-next';

/**
 * The page for the order in the URL (DONE-01). It thanks the shopper only once the server reports the
 * order as paid, because anybody can open this URL, not the payment provider alone.
 */
export function OrderSuccessPage() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId')?.trim() ?? '';
  const bus = useBus();
  const { payment, order, polling, retry } = useOrderPayment(orderId);
  const paid = payment === 'paid';
  const { title, lead } = orderMessage(payment, order);

  // The shell removes the pending order on this event.
  useEffect(() => {
    if (paid) bus.publish('order.paid', { orderId });
  }, [bus, orderId, paid]);

  return (
    <Page css={page}>
      {paid ? (
        <div css={tick}>
          <Icon name="check" size={28} />
        </div>
      ) : null}
      <div role="status">
        <PageHeading align="centre" lead={lead}>
          {title}
        </PageHeading>
      </div>
      {orderId === '' ? null : (
        <p css={number}>
          <TextLink standalone to={pagePaths.order(orderId)}>
            {t('Order {orderId}', { orderId })}
          </TextLink>
        </p>
      )}
      {paid && order ? <Arrival order={order} /> : null}
      <NextActions orderId={orderId} payment={payment} polling={polling} onRetry={retry} />
      {paid && order ? <PaidOrder order={order} /> : null}
    </Page>
  );
}

interface PaidOrderProps {
  order: Order;
}

/** The promise; nothing if the server doesn't make one (DATE-04). */
function Arrival({ order }: PaidOrderProps) {
  const delivery = orderDelivery(order);
  if (!delivery) return null;
  const [what, days] = delivery;
  return <p css={arrival}>{t('{what} {days}', { what, days })}</p>;
}

/** What was bought, what happens next, and what goes with it. */
function PaidOrder({ order }: PaidOrderProps) {
  const productIds = [...new Set(order.items.flatMap(({ productId }) => productId ?? []))];
  return (
    <>
      <OrderReceipt order={order} />
      <WhatHappensNext order={order} />
      {productIds.length > 0 ? (
        <div css={recommendations}>
          <Fragment name="catalog.recommendations" props={{ productIds }} />
        </div>
      ) : null}
    </>
  );
}
