import { useEffect, useRef } from 'react';
import type { Order } from '@storefront/host/shop/orders/order';
import { describeRefund } from '@storefront/host/shop/orders/refund-note';
import { Alert } from '@storefront/ui/feedback/alert';
import type { PaymentField } from '../../lib/parse-payment-fields';
import type { CodOffer } from '../../lib/parse-cash-on-delivery';
import { t } from '../../messages/t';
import { CashOnDelivery } from './cash-on-delivery/cash-on-delivery';
import { WayToCashOnDelivery } from './cash-on-delivery/way-to-cash-on-delivery';
import { DeclinedAlert } from './declined-alert';
import { kindOf } from './order-kind';
import { PaymentHeading } from './payment-heading';
import type { PaymentState } from './payment-state';
import type { PaymentStep } from './payment-step';
import { PaymentSummary } from './summary/payment-summary';
import { PaymentWaiting } from './waiting/payment-waiting';
import { PaymentForm } from './form/payment.form';
import { columns, flow, main } from './payment.styles';
import { PriceChange } from './summary/price-change';
import { usePayment } from './use-payment';

interface PaymentFlowProps {
  orderId: string;
  order: Order | undefined;
  fields: PaymentField[];
  codOffer: CodOffer | undefined;
  /** True if the provider's page has sent the browser back because the payment was declined. */
  declined: boolean;
  priceChange: PaymentState['priceChange'];
}

/** The payment of one order: its form, or a waiting page while the shopper pays in an app. */
export function PaymentFlow({
  orderId,
  order,
  fields,
  codOffer,
  declined,
  priceChange,
}: PaymentFlowProps) {
  const { step, values, error, pay, backToForm } = usePayment(orderId, fields);
  const waiting = step.kind === 'qr' || step.kind === 'app';
  const note = order && describeRefund(order);
  const wasWaiting = useRef(waiting);
  const root = useRef<HTMLDivElement>(null);

  // The focused element disappears with the form or the QR code, so the heading gets the focus.
  useEffect(() => {
    if (wasWaiting.current === waiting) return;
    wasWaiting.current = waiting;
    root.current?.querySelector('h1')?.focus();
  }, [waiting]);

  return (
    <div ref={root} css={flow}>
      <PaymentHeading kind={kindOf(order)}>{titleOf(step)}</PaymentHeading>
      {declined && !waiting && error === undefined ? <DeclinedAlert /> : null}
      <div css={columns}>
        <PaymentSummary orderId={orderId} order={order} />
        <div css={main}>
          {waiting ? (
            <PaymentWaiting orderId={orderId} payment={step} onBack={backToForm} />
          ) : (
            <>
              {priceChange ? <PriceChange {...priceChange} /> : null}
              {note === undefined ? null : <Alert tone="notice">{note}</Alert>}
              {codOffer?.isOffered ? <WayToCashOnDelivery /> : null}
              <PaymentForm
                fields={fields}
                initialValues={values}
                error={error}
                redirecting={step.kind === 'redirecting'}
                onPay={pay}
              />
              {codOffer && codOffer.reason !== 'off' ? (
                <CashOnDelivery orderId={orderId} offer={codOffer} />
              ) : null}
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function titleOf({ kind }: PaymentStep): string {
  if (kind === 'qr') return t('Scan QR Code to Complete Payment');
  return kind === 'app' ? t('Complete the Payment in Your App') : t('Complete Your Payment');
}
