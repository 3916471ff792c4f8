import { useBus } from '@storefront/shared/host';
import { useLocation } from '@storefront/shared/router';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import type { OrderPayment } from './order-payment';
import { ways } from './order-success.styles';

interface WaysOnProps {
  orderId: string;
  payment: OrderPayment;
  /** The server is being asked. */
  asking: boolean;
  onAskAgain: () => void;
}

/** Where to go from here: first what the order needs, then the orders and the shop. */
export function WaysOn({ orderId, payment, asking, onAskAgain }: WaysOnProps) {
  const bus = useBus();
  const { pathname, search } = useLocation();
  const again = payment === 'failed' || (payment === 'waiting' && !asking);
  const pay = `/payment?${new URLSearchParams({ orderId }).toString()}`;
  const hasFirst = payment === 'waiting' || payment === 'failed' || payment === 'signed-out';
  return (
    <div css={ways}>
      {payment === 'waiting' ? <ButtonLink to={pay}>Pay Now</ButtonLink> : null}
      {payment === 'signed-out' ? (
        <ButtonLink
          to="/login"
          onClick={() => bus.send('session.return-to', { path: pathname + search })}
        >
          Sign In
        </ButtonLink>
      ) : null}
      {again ? (
        <Button
          variant={payment === 'failed' ? 'primary' : 'secondary'}
          busy={asking}
          onClick={onAskAgain}
        >
          Try Again
        </Button>
      ) : null}
      <ButtonLink to="/orders" variant={hasFirst ? 'secondary' : 'primary'}>
        View My Orders
      </ButtonLink>
      <ButtonLink to="/" variant="secondary">
        Continue Shopping
      </ButtonLink>
    </div>
  );
}
