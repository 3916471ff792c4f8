import { useEffect, useRef, useState } from 'react';
import { HttpError, useBus, useHttp } from '@storefront/shared/host';
import { useNavigate } from '@storefront/shared/router';
import { isWebUrl } from '@storefront/shared/shop/safe-url';
import type { PaymentField, PaymentResponse } from '@storefront/shared/shop/payment';
import { leaveByPost, leaveFor } from './leave';
import { initialPaymentValues } from './payment-fields';
import type { PaymentFailure, PaymentStep } from './payment-step';
import { startPayment } from './payment.api';
import type { PaymentEntry } from './payment.form';

const FORM: PaymentStep = { kind: 'form' };

/** Pays for an order: where that stands, and the functions that move it on (PAY-09 to PAY-14). */
export function usePayment(orderId: string, fields: PaymentField[]) {
  const http = useHttp();
  const bus = useBus();
  const navigate = useNavigate();
  const [step, setStep] = useState<PaymentStep>(FORM);
  const [values, setValues] = useState(() => initialPaymentValues(fields));
  const [error, setError] = useState<PaymentFailure>();

  // Whoever left the page meanwhile isn't taken to the bank from where they are now. The address
  // tells it first: the old page may still be drawn while the next one is made.
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  // A browser that goes back may show this page as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setStep(FORM);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  function follow(response: PaymentResponse): void {
    setError(response.kind === 'error' ? { message: response.message } : undefined);
    switch (response.kind) {
      case 'redirect-post':
        setStep({ kind: 'leaving' });
        leaveByPost(response.url, response.entries);
        break;
      case 'redirect':
        setStep({ kind: 'leaving' });
        leaveFor(response.url);
        break;
      case 'deeplink':
        // An app opens beside the page, a web address in its place.
        setStep(isWebUrl(response.url) ? { kind: 'leaving' } : { kind: 'app', url: response.url });
        leaveFor(response.url);
        break;
      case 'qr':
        setStep({ kind: 'qr', text: response.text, image: response.image });
        break;
      case 'none':
        bus.send('toast.show', {
          title: 'Payment initiated',
          description: 'Your payment is being processed',
        });
        void navigate('/orders');
        break;
      case 'error':
        break;
    }
  }

  async function pay(entry: PaymentEntry): Promise<void> {
    const address = currentPage();
    try {
      const response = await startPayment(http, { orderId, fields: entry.fields });
      if (gone.current || currentPage() !== address) return;
      setValues(entry.values);
      follow(response);
    } catch (failure) {
      if (!(failure instanceof HttpError)) console.error('Failed to process payment', failure);
      const serverMessage = failure instanceof HttpError ? failure.serverMessage : undefined;
      setError({
        message: serverMessage ?? 'Failed to process payment. Please try again later.',
      });
    }
  }

  return { step, values, error, pay, backToForm: () => setStep(FORM) };
}

function currentPage(): string {
  return window.location.pathname + window.location.search;
}
