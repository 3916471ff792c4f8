import { useEffect, useRef } from 'react';
import { formatRupees } from '@storefront/shared/format/money';
import { Alert } from '@storefront/shared/ui/alert';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import type { PaymentField } from '@storefront/shared/shop/payment';
import type { PaymentState } from './payment-state';
import { PaymentWaiting } from './payment-waiting';
import { PaymentForm } from './payment.form';
import { flow, notice } from './payment.styles';
import { usePayment } from './use-payment';

interface PaymentFlowProps {
  orderId: string;
  fields: PaymentField[];
  /** The provider's page sent the browser back without a payment. */
  declined: boolean;
  priceChange: PaymentState['priceChange'];
}

/** The payment of one order, from the form to where its response leads. */
export function PaymentFlow({ orderId, fields, declined, priceChange }: PaymentFlowProps) {
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

  if (outside) {
    return (
      <div ref={root}>
        <PaymentWaiting orderId={orderId} step={step} onBack={backToForm} />
      </div>
    );
  }
  return (
    <div ref={root} css={flow}>
      <PageHeading lead={`Order ${orderId}`}>Complete Your Payment</PageHeading>
      {priceChange ? (
        <p css={notice}>
          Prices have changed: your cart showed {formatRupees(priceChange.was)}, this order comes to{' '}
          {formatRupees(priceChange.now)}.
        </p>
      ) : null}
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
    </div>
  );
}
