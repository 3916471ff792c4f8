import { useEffect } from 'react';
import { useBus } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { PageHeading } from '@storefront/shared/ui/page-heading';
import { PaymentCode } from './payment-code';
import { PaymentError } from './payment-error';
import type { OutsideStep } from './payment-step';
import { soft, waiting } from './payment.styles';
import { usePaymentOutcome } from './use-payment-outcome';

interface PaymentWaitingProps {
  orderId: string;
  step: OutsideStep;
  /** Back to the form. */
  onBack: () => void;
}

/** Waits for the server to hear of a payment that is made in an app (PAY-11, PAY-12, D14). */
export function PaymentWaiting({ orderId, step, onBack }: PaymentWaitingProps) {
  const bus = useBus();
  const navigate = useNavigate();
  const outcome = usePaymentOutcome(orderId);
  const appUrl = step.kind === 'app' ? step.url : upiLink(step.text);

  useEffect(() => {
    if (outcome !== 'paid') return;
    bus.publish('order.paid', { orderId });
    const query = new URLSearchParams({ orderId }).toString();
    void navigate(`/order-success?${query}`, { replace: true });
  }, [bus, navigate, orderId, outcome]);

  if (outcome === 'cancelled') {
    return (
      <>
        <PageHeading>Complete Your Payment</PageHeading>
        <PaymentError
          message="This order was cancelled and can no longer be paid."
          retry={{ onClick: onBack }}
        />
      </>
    );
  }
  return (
    <div css={waiting}>
      <PageHeading align="centre">
        {step.kind === 'qr'
          ? 'Scan QR Code to Complete Payment'
          : 'Complete the Payment in Your App'}
      </PageHeading>
      {step.kind === 'qr' ? <PaymentCode text={step.text} image={step.image} /> : null}
      <p css={soft} role="status">
        Waiting for your payment. This page goes on by itself once it has arrived.
      </p>
      {appUrl === undefined ? null : (
        <ButtonLink to={appUrl}>
          {step.kind === 'qr' ? 'Open in a UPI app' : 'Open the app again'}
        </ButtonLink>
      )}
      <Button variant="secondary" onClick={onBack}>
        Choose another way to pay
      </Button>
    </div>
  );
}

function upiLink(text: string | undefined): string | undefined {
  return text !== undefined && /^upi:/i.test(text) ? text : undefined;
}
