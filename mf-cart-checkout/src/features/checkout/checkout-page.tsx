import { useEffect, useState } from 'react';
import { LIMITS, pagePaths } from '@storefront/host/contracts';
import { isSameLine, useBus, useCart, type CartLine } from '@storefront/host';
import { formatRupees } from '@storefront/host/format/money';
import { useLoaderData, useNavigate } from '@storefront/host/router';
import { Checkbox } from '@storefront/ui/fields/checkbox';
import { CheckoutSteps } from '@storefront/ui/page/checkout-steps';
import { PageHeading } from '@storefront/ui/page/page-heading';
import { BagChanges } from '../../components/bag-changes';
import { Page } from '../../components/page';
import { useHydrated } from '@storefront/host/browser/use-hydrated';
import { orderableLines, type CheckedLine } from '../../lib/bag-check/line-change';
import { useBagCheck } from '../../lib/bag-check/use-bag-check';
import type { OrderQuote } from '../../lib/quote/order-quote';
import { columns, page, sectionTitle } from '../../lib/summary-layout.styles';
import { useCheckoutGate } from '../../lib/use-checkout-gate';
import { useDeliveryDates } from '../../lib/use-delivery-dates';
import { t } from '../../messages/t';
import type { CheckoutData } from './checkout.loader';
import { formColumn, header } from './checkout.styles';
import { OrderMessages } from './messages/order-messages';
import { useOrderMessages } from './messages/use-order-messages';
import { RefusalAlert } from './place-order/refusal-alert';
import { SavedAddresses } from './saved/saved-addresses';
import { useDeliveryAddress } from './saved/use-delivery-address';
import { useSaveAddress } from './saved/use-save-address';
import { TotalChangeNotice } from './total-change/total-change-notice';
import { clearAddressDraft } from './shipping/address-draft';
import { OrderSummary } from './summary/order-summary';
import { buyerGstin, toShippingAddress, type ShippingValues } from './shipping/shipping-address';
import { ShippingForm } from './shipping/shipping.form';
import { useCheckoutBlocker } from './use-checkout-blocker';
import { useAddressDraft } from './shipping/use-address-draft';
import { usePlaceOrder } from './place-order/use-place-order';

export { CheckoutSkeleton } from './checkout-skeleton';

/** The checkout (CHK-01): the shipping form beside the summary of the order. */
export function CheckoutPage() {
  const bus = useBus();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const lines = useCart((state) => state.lines);
  const { checked, recheck } = useBagCheck(lines);
  const { place, placedOrder, refusal, change, isSubmitted, quote, coupons, storeCredit } =
    usePlaceOrder(orderableLines(checked), recheck);
  const shown = isSubmitted ? unchanged(quote.lines) : atQuotedPrices(checked, quote);
  const gate = useCheckoutGate(shown);
  const data = useLoaderData<CheckoutData>();
  const saveAddressDraft = useAddressDraft();
  const { chosen, values, postalCode, choose, onEdit } = useDeliveryAddress(data);
  const delivery = useDeliveryDates(postalCode, lines);
  const { wanted, setWanted, saveIfWanted } = useSaveAddress();
  const agreeToMessages = useOrderMessages();
  // True after the server refused a field of a saved address: the form shows the field and the reason.
  const [hasRefusedFields, setHasRefusedFields] = useState(false);
  const isSaved = chosen !== undefined && !hasRefusedFields;
  const blocked = useCheckoutBlocker(
    isSubmitted ? quote.lines : checked.map(({ line }) => line),
    hydrated,
  );

  useEffect(() => {
    if (!placedOrder) return;
    clearAddressDraft();
    const { orderId, isPaid, priceChange } = placedOrder;
    const next = isPaid ? pagePaths.orderSuccessById(orderId) : pagePaths.payment(orderId);
    // Replaces the checkout in the history, because its cart is empty now.
    void navigate(next, { replace: true, state: { priceChange, orderKind: 'goods' } });
  }, [navigate, placedOrder]);

  async function order(shipping: ShippingValues) {
    if (gate.hold()) return undefined;
    const address = toShippingAddress(shipping);
    const errors = await place(address, buyerGstin(shipping), () => {
      if (!isSaved) void saveIfWanted(address);
      void agreeToMessages(address.phone, shipping.messages);
    });
    if (errors && Object.keys(errors).length > 0) setHasRefusedFields(true);
    return errors;
  }

  if (!hydrated || blocked) return null;
  return (
    <Page css={page}>
      <div css={header}>
        <CheckoutSteps at="address" />
        <PageHeading>{t('Complete Your Order')}</PageHeading>
      </div>
      <BagChanges checked={shown} />
      <div css={columns}>
        <OrderSummary
          quote={quote}
          coupons={coupons}
          delivery={delivery}
          lines={shown}
          gate={gate}
          storeCredit={storeCredit}
        />
        <section css={formColumn} aria-labelledby="shipping-information">
          <h2 id="shipping-information" css={sectionTitle}>
            {t('Shipping Information')}
          </h2>
          {data.addresses && data.addresses.length > 0 ? (
            <SavedAddresses
              addresses={data.addresses}
              chosen={chosen}
              onChoose={(address) => {
                setHasRefusedFields(false);
                choose(address);
              }}
            />
          ) : null}
          <ShippingForm
            isSaved={isSaved}
            extra={
              data.addresses && data.addresses.length < LIMITS.addressesMax ? (
                <Checkbox
                  label={t('Save for next time')}
                  checked={wanted}
                  onChange={({ target }) => setWanted(target.checked)}
                />
              ) : null
            }
            messages={
              data.messages && data.messages.channels.length > 0 ? (
                <OrderMessages {...data.messages} />
              ) : null
            }
            notice={
              <>
                {refusal ? <RefusalAlert refusal={refusal} /> : null}
                {change ? <TotalChangeNotice change={change} /> : null}
              </>
            }
            action={
              change
                ? t('Accept {amount} and Place Order', { amount: formatRupees(change.after.toPay) })
                : t('Place Order')
            }
            nextStep={
              quote.toPay === 0
                ? t('Nothing is left to be paid.')
                : t('Next you choose how to pay. Nothing is charged yet.')
            }
            initialValues={values}
            placed={placedOrder !== undefined}
            onEdit={(edited) => {
              onEdit(edited);
              if (!chosen) saveAddressDraft(edited);
            }}
            onComplete={order}
            onBlank={() =>
              bus.send('toast.show', {
                title: t('Please fill all fields'),
                description: t('All shipping information fields are required'),
                tone: 'destructive',
              })
            }
          />
        </section>
      </div>
    </Page>
  );
}

/** The lines of the bag, with the prices that the order would have. */
function atQuotedPrices(checked: CheckedLine[], quote: OrderQuote): CheckedLine[] {
  return checked.map(({ line, change }) => ({
    line: quote.lines.find((quoted) => isSameLine(quoted, line)) ?? line,
    change,
  }));
}

function unchanged(lines: CartLine[]): CheckedLine[] {
  return lines.map((line) => ({ line, change: undefined }));
}
