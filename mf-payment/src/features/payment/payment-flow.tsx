import { useEffect, useRef } from 'react';
import type { Order } from '@storefront/shared/shop/order';
import type { PaymentField } from '@storefront/shared/shop/payment';
import { Alert } from '@storefront/shared/ui/alert';
import { PaymentHead } from './payment-head';
import type { PaymentState } from './payment-state';
import type { PaymentStep } from './payment-step';
import { PaymentSummary } from './payment-summary';
import { PaymentWaiting } from './payment-waiting';
import { PaymentForm } from './payment.form';
import { columns, flow, main } from './payment.styles';
import { PriceChange } from './price-change';
import { usePayment } from './use-payment';

interface PaymentFlowProps {
  orderId: string;
  order: Order | undefined;
  fields: PaymentField[];
  /** The provider's page sent the browser back without a payment. */
  declined: boolean;
  priceChange: PaymentState['priceChange'];
}

/** The payment of one order, from the form to where its response leads. */
export function PaymentFlow({ orderId, order, fields, declined, priceChange }: PaymentFlowProps) {
  const { step, values, error, pay, backToForm } = usePayment(orderId, fields);
  const outside = step.kind === 'qr' || step.kind === 'app';
  const wasOutside = useRef(outside);
  const root = useRef<HTMLDivElement>(null);

  // What had the focus is gone with the form, or with the code.
  useEffect(() => {
    if (wasOutside.current === outside) return;
    wasOutside.current = outside;
    root.current?.querySelector('h1')?.focus();
  }, [outside]);

  return (
    <div ref={root} css={flow}>
      <PaymentHead>{titleOf(step)}</PaymentHead>
      <div css={columns}>
        <PaymentSummary orderId={orderId} order={order} />
        <div css={main}>
          {outside ? (
            <PaymentWaiting orderId={orderId} step={step} onBack={backToForm} />
          ) : (
            <>
              {priceChange ? <PriceChange {...priceChange} /> : null}
              {declined && error === undefined ? (
                <Alert>Your payment was declined. Nothing was charged; you can try again.</Alert>
              ) : null}
              <PaymentForm
                fields={fields}
                initialValues={values}
                error={error}
                leaving={step.kind === 'leaving'}
                onPay={pay}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function titleOf({ kind }: PaymentStep): string {
  if (kind === 'qr') return 'Scan QR Code to Complete Payment';
  return kind === 'app' ? 'Complete the Payment in Your App' : 'Complete Your Payment';
}
