import { useEffect } from 'react';
import { useBus } from '@storefront/shared/host';
import { useSearchParams } from '@storefront/shared/router';
import { Container } from '@storefront/shared/ui/container';
import { Icon } from '@storefront/shared/ui/icon';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { number, page, seal } from './order-success.styles';
import { ORDER_WORDS } from './order-words';
import { useOrderPayment } from './use-order-payment';
import { WaysOn } from './ways-on';
import { WhatHappensNext } from './what-happens-next';

/**
 * Thanks for the order in the query once the server says that it is paid, and claims nothing before
 * (DONE-01): providers send the shopper here, and so may anybody's link.
 */
export function OrderSuccessPage() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId')?.trim() ?? '';
  const bus = useBus();
  const { payment, asking, askAgain } = useOrderPayment(orderId);
  const { title, lead } = ORDER_WORDS[payment];
  const paid = payment === 'paid';

  // The shell forgets the order that waited for its payment.
  useEffect(() => {
    if (paid) bus.publish('order.paid', { orderId });
  }, [bus, orderId, paid]);

  return (
    <Container data-boundary="mf-cart-checkout" css={page}>
      {paid ? (
        <div css={seal}>
          <Icon name="check" size={28} />
        </div>
      ) : null}
      <div role="status">
        <PageHeading align="centre" lead={lead}>
          {title}
        </PageHeading>
      </div>
      {orderId === '' ? null : <p css={number}>Order {orderId}</p>}
      <WaysOn orderId={orderId} payment={payment} asking={asking} onAskAgain={askAgain} />
      {paid ? <WhatHappensNext orderId={orderId} /> : null}
    </Container>
  );
}
