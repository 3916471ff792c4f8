import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { columns, page, picture, summary } from '../../lib/summary-layout.styles';
import { details, lineBox, list } from './cart.styles';

/** The cart while its lines aren't known: on the server, and until the page is hydrated. */
export function CartSkeleton() {
  return (
    <Container data-boundary="mf-cart-checkout" css={page}>
      <PageHeading>Shopping Cart</PageHeading>
      <div css={columns} aria-busy="true">
        <p className="visually-hidden" role="status">
          Loading your cart
        </p>
        <div css={list}>
          {['upper', 'lower'].map((line) => (
            <div key={line} css={lineBox}>
              <div css={picture}>
                <Skeleton height="100%" />
              </div>
              <div css={details}>
                <Skeleton width="60%" height={44} />
                <Skeleton width="30%" height={22} />
                <Skeleton width="80%" height={46} />
              </div>
            </div>
          ))}
        </div>
        <div css={summary}>
          <Skeleton width="50%" height={31} />
          <Skeleton height={29} />
          <Skeleton height={44} />
          <Skeleton height={44} />
        </div>
      </div>
    </Container>
  );
}
