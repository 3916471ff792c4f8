import { useEffect } from 'react';
import { useBus } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { Button, ButtonLink } from '@storefront/shared/ui/button';
import { PaymentCode } from './payment-code';
import { PaymentError } from './payment-error';
import type { OutsideStep } from './payment-step';
import { howTo, status, waiting } from './payment-waiting.styles';
import { ways } from './payment.styles';
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
      <PaymentError
        message="This order was cancelled and can no longer be paid."
        retry={{ onClick: onBack }}
      />
    );
  }
  return (
    <>
      {step.kind === 'qr' ? (
        <div css={waiting}>
          <PaymentCode text={step.text} image={step.image} />
          <ol css={howTo}>
            <li>Open the payment app on your phone.</li>
            <li>Scan this code with it.</li>
            <li>Check the amount, and approve the payment.</li>
          </ol>
        </div>
      ) : null}
      <p css={status} role="status">
        Waiting for your payment. This page goes on by itself once it has arrived.
      </p>
      <div css={ways}>
        {appUrl === undefined ? null : (
          <ButtonLink to={appUrl}>
            {step.kind === 'qr' ? 'Open in a UPI app' : 'Open the app again'}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onBack}>
          Choose another way to pay
        </Button>
      </div>
    </>
  );
}

function upiLink(text: string | undefined): string | undefined {
  return text !== undefined && /^upi:/i.test(text) ? text : undefined;
}
