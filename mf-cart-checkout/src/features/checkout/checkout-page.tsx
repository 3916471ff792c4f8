import { useEffect } from 'react';
import { useBus, useCart } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { useHydrated } from '../../lib/use-hydrated';
import { columns, page, sectionTitle } from '../../lib/summary-layout.styles';
import { CheckoutSteps } from './checkout-steps';
import { formColumn, head } from './checkout.styles';
import { ConflictAlert } from './conflict-alert';
import { forgetAddress } from './kept-address';
import { OrderSummary } from './order-summary';
import { shippingAddress } from './shipping-address';
import { ShippingForm } from './shipping.form';
import { useCheckoutObstacle } from './use-checkout-obstacle';
import { useKeptAddress } from './use-kept-address';
import { usePlaceOrder } from './use-place-order';

/** The checkout (CHK-01): where the order goes, and what it comes to. */
export function CheckoutPage() {
  const bus = useBus();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const cart = useCart((state) => state.lines);
  const { place, taken, conflict, ordered } = usePlaceOrder();
  const { address, keep } = useKeptAddress();
  const lines = ordered ?? cart;
  const blocked = useCheckoutObstacle(lines, hydrated);

  useEffect(() => {
    if (!taken) return;
    forgetAddress();
    const payment = `/payment?${new URLSearchParams({ orderId: taken.orderId }).toString()}`;
    // In place of the checkout: going back to it would only find an empty cart.
    void navigate(payment, { replace: true, state: { priceChange: taken.priceChange } });
  }, [navigate, taken]);

  if (!hydrated || blocked) return null;
  return (
    <Container data-boundary="mf-cart-checkout" css={page}>
      <div css={head}>
        <CheckoutSteps />
        <PageHeading>Complete Your Order</PageHeading>
      </div>
      <div css={columns}>
        <OrderSummary lines={lines} />
        <section css={formColumn} aria-labelledby="shipping-information">
          <h2 id="shipping-information" css={sectionTitle}>
            Shipping Information
          </h2>
          <ShippingForm
            notice={conflict ? <ConflictAlert conflict={conflict} lines={lines} /> : null}
            initialValues={address}
            placed={taken !== undefined}
            onEdit={keep}
            onComplete={(values) => place(lines, shippingAddress(values))}
            onBlank={() =>
              bus.send('toast.show', {
                title: 'Please fill all fields',
                description: 'All shipping information fields are required',
                tone: 'destructive',
              })
            }
          />
        </section>
      </div>
    </Container>
  );
}
