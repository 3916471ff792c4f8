import { useEffect } from 'react';
import { pagePaths } from '@storefront/host/contracts';
import { useBus } from '@storefront/host';
import { useNavigate } from '@storefront/host/router';
import { Button, ButtonLink } from '@storefront/ui/actions/button';
import { Alert } from '@storefront/ui/feedback/alert';
import { QrCode } from './qr-code';
import { PaymentError } from '../../../components/payment-error';
import type { ExternalPayment } from './external-payment';
import { instructions, status, waiting } from './payment-waiting.styles';
import { actions } from '../../../components/actions.styles';
import { t } from '../../../messages/t';
import { usePaymentOutcome } from './use-payment-outcome';

interface PaymentWaitingProps {
  orderId: string;
  payment: ExternalPayment;
  /** Shows the form again. */
  onBack: () => void;
}

/** Shown until the server has received a payment that is made in an app (PAY-11, PAY-12, D14). */
export function PaymentWaiting({ orderId, payment, onBack }: PaymentWaitingProps) {
  const bus = useBus();
  const navigate = useNavigate();
  const { outcome, note } = usePaymentOutcome(orderId);
  const appUrl = payment.kind === 'app' ? payment.url : upiLink(payment.text);

  useEffect(() => {
    if (outcome !== 'paid') return;
    bus.publish('order.paid', { orderId });
    void navigate(pagePaths.orderSuccessById(orderId), { replace: true });
  }, [bus, navigate, orderId, outcome]);

  if (outcome === 'cancelled') {
    return (
      <PaymentError
        message={t('This order was cancelled and can no longer be paid.')}
        retry={{ onClick: onBack }}
      />
    );
  }
  return (
    <>
      {note === undefined ? null : <Alert tone="notice">{note}</Alert>}
      {payment.kind === 'qr' ? (
        <div css={waiting}>
          <QrCode text={payment.text} image={payment.image} />
          <ol css={instructions}>
            <li>{t('Open the payment app on your phone.')}</li>
            <li>{t('Scan this code with it.')}</li>
            <li>{t('Check the amount, and approve the payment.')}</li>
          </ol>
        </div>
      ) : null}
      <p css={status} role="status">
        {t('Waiting for your payment. This page continues automatically once it has arrived.')}
      </p>
      <div css={actions}>
        {appUrl === undefined ? null : (
          <ButtonLink to={appUrl}>
            {payment.kind === 'qr' ? t('Open in a UPI app') : t('Open the app again')}
          </ButtonLink>
        )}
        <Button variant="secondary" onClick={onBack}>
          {t('Choose another way to pay')}
        </Button>
      </div>
    </>
  );
}

function upiLink(text: string | undefined): string | undefined {
  return text !== undefined && /^upi:/i.test(text) ? text : undefined;
}
