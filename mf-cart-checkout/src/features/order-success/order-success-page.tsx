import { css } from '@emotion/react';
import { useEffect } from 'react';
import { useBus } from '@storefront/shared/host';
import { useSearchParams } from '@storefront/shared/router';
import { color, space } from '@storefront/shared/theme';
import { ButtonLink } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';

const page = css`
  display: grid;
  justify-items: center;
  gap: ${space(4)};
  padding-block: ${space(8)};
  text-align: center;
`;

const number = css`
  color: ${color('text-soft')};
  overflow-wrap: anywhere;
`;

const ways = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(2)};
`;

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
    <Container data-boundary="mf-cart-checkout" width="prose" css={page}>
      {orderId === '' ? (
        <PageHeading align="centre" lead="Your orders are listed under My Orders.">
          There is no order to show here
        </PageHeading>
      ) : (
        <>
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
    </Container>
  );
}
