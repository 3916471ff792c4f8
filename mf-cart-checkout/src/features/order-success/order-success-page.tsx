import { useEffect } from 'react';
import { useBus } from '@storefront/shared/host';
import { useSearchParams } from '@storefront/shared/router';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { Icon } from '@storefront/shared/ui/icon';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { number, page, seal, ways } from './order-success.styles';
import { WhatHappensNext } from './what-happens-next';

/**
 * Thanks for the order in the query; without one it claims none (DONE-01). That the page was opened
 * decides nothing: it only lets the shell forget the order that waited for its payment.
 */
export function OrderSuccessPage() {
  const [params] = useSearchParams();
  const orderId = params.get('orderId')?.trim() ?? '';
  const bus = useBus();

  useEffect(() => {
    if (orderId !== '') bus.publish('order.paid', { orderId });
  }, [bus, orderId]);

  return (
    <Container data-boundary="mf-cart-checkout" css={page}>
      {orderId === '' ? (
        <PageHeading align="centre" lead="Your orders are listed under My Orders.">
          There is no order to show here
        </PageHeading>
      ) : (
        <>
          <div css={seal}>
            <Icon name="check" size={28} />
          </div>
          <PageHeading align="centre" lead="You can follow it under My Orders.">
            Thank You for Your Order!
          </PageHeading>
          <p css={number}>Order {orderId}</p>
        </>
      )}
      <div css={ways}>
        <ButtonLink to="/orders">View My Orders</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Continue Shopping
        </ButtonLink>
      </div>
      {orderId === '' ? null : <WhatHappensNext orderId={orderId} />}
    </Container>
  );
}
