import { useEffect } from 'react';
import { pagePaths } from '@storefront/shared/contracts';
import { useBus } from '@storefront/shared/host';
import { formatRupees } from '@storefront/shared/format/money';
import { useNavigate } from '@storefront/shared/router';
import { CheckoutSteps } from '@storefront/shared/ui/page/checkout-steps';
import { PageHeading } from '@storefront/shared/ui/page/page-heading';
import { Page } from '../../components/page';
import { useHydrated } from '../../lib/use-hydrated';
import { columns, page, sectionTitle } from '../../lib/summary-layout.styles';
import { formColumn, head } from './checkout.styles';
import { RefusalAlert } from './place-order/refusal-alert';
import { TotalChangeNotice } from './total-change/total-change-notice';
import { clearAddressDraft } from './shipping/address-draft';
import { OrderSummary } from './summary/order-summary';
import { shippingAddress } from './shipping/shipping-address';
import { ShippingForm } from './shipping/shipping.form';
import { useCheckoutBlocker } from './use-checkout-blocker';
import { useAddressDraft } from './shipping/use-address-draft';
import { usePlaceOrder } from './place-order/use-place-order';

/** The checkout (CHK-01): the shipping form beside the summary of the order. */
export function CheckoutPage() {
  const bus = useBus();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const { place, placedOrder, refusal, change, quote } = usePlaceOrder();
  const { addressDraft, saveAddressDraft } = useAddressDraft();
  const blocked = useCheckoutBlocker(quote.lines, hydrated);

  useEffect(() => {
    if (!placedOrder) return;
    clearAddressDraft();
    const { orderId, priceChange } = placedOrder;
    // Replaces the checkout in the history, because its cart is empty now.
    void navigate(pagePaths.payment(orderId), { replace: true, state: { priceChange } });
  }, [navigate, placedOrder]);

  if (!hydrated || blocked) return null;
  return (
    <Page css={page}>
      <div css={head}>
        <CheckoutSteps at="address" />
        <PageHeading>Complete Your Order</PageHeading>
      </div>
      <div css={columns}>
        <OrderSummary quote={quote} />
        <section css={formColumn} aria-labelledby="shipping-information">
          <h2 id="shipping-information" css={sectionTitle}>
            Shipping Information
          </h2>
          <ShippingForm
            notice={
              <>
                {refusal ? <RefusalAlert refusal={refusal} lines={quote.lines} /> : null}
                {change ? <TotalChangeNotice change={change} /> : null}
              </>
            }
            action={
              change ? `Accept ${formatRupees(change.after.total)} and Place Order` : 'Place Order'
            }
            initialValues={addressDraft}
            placed={placedOrder !== undefined}
            onEdit={saveAddressDraft}
            onComplete={(values) => place(shippingAddress(values))}
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
    </Page>
  );
}
