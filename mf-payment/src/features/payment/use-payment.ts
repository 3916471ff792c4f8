import { useEffect, useState } from 'react';
import { useUnmounted } from '@storefront/host/browser/use-unmounted';
import { pagePaths } from '@storefront/host/contracts';
import { HttpError, useBus, useHttp } from '@storefront/host';
import { useNavigate } from '@storefront/host/router';
import { isWebUrl } from '@storefront/host/response/safe-url';
import type { PaymentField } from '../../lib/parse-payment-fields';
import type { PaymentResponse } from '../../lib/parse-payment-response';
import { t } from '../../messages/t';
import { redirectByPost, redirectTo } from './redirect/redirect';
import { initialPaymentValues } from './form/payment-values';
import type { PaymentStep } from './payment-step';
import type { SubmissionError } from './form/submission-error';
import { startPayment } from './payment.api';
import type { PaymentSubmission } from './form/payment.form';

const FORM: PaymentStep = { kind: 'form' };

/** The state of an order's payment, and the functions that change it (PAY-09 to PAY-14). */
export function usePayment(orderId: string, fields: PaymentField[]) {
  const http = useHttp();
  const bus = useBus();
  const navigate = useNavigate();
  const [step, setStep] = useState<PaymentStep>(FORM);
  const [values, setValues] = useState(() => initialPaymentValues(fields));
  const [error, setError] = useState<SubmissionError>();

  // A shopper who left the page before the response came is not redirected. `pay` compares the URL
  // too, because this page stays mounted while the next one is loading.
  const unmounted = useUnmounted();

  // After Back from the provider's page the browser may restore this page while it is redirecting.
  useEffect(() => {
    const showForm = ({ persisted }: PageTransitionEvent) => persisted && setStep(FORM);
    window.addEventListener('pageshow', showForm);
    return () => window.removeEventListener('pageshow', showForm);
  }, []);

  function handleResponse(response: PaymentResponse): void {
    setError(response.kind === 'error' ? { message: response.message } : undefined);
    switch (response.kind) {
      case 'redirect-post':
        setStep({ kind: 'redirecting' });
        redirectByPost(response.url, response.entries);
        break;
      case 'redirect':
        setStep({ kind: 'redirecting' });
        redirectTo(response.url);
        break;
      case 'deeplink':
        // An app opens beside this page; a web page replaces it.
        setStep(
          isWebUrl(response.url) ? { kind: 'redirecting' } : { kind: 'app', url: response.url },
        );
        redirectTo(response.url);
        break;
      case 'qr':
        setStep({ kind: 'qr', text: response.text, image: response.image });
        break;
      case 'processing':
        bus.send('toast.show', {
          title: t('Payment initiated'),
          description: t('Your payment is being processed'),
        });
        void navigate(pagePaths.orders);
        break;
      case 'error':
        break;
    }
  }

  async function pay(submission: PaymentSubmission): Promise<void> {
    const url = currentUrl();
    try {
      const response = await startPayment(http, { orderId, fields: submission.fields });
      if (unmounted.current || currentUrl() !== url) return;
      setValues(submission.currentValues());
      handleResponse(response);
    } catch (failure) {
      if (!(failure instanceof HttpError)) console.error('Failed to process payment', failure);
      const serverMessage = failure instanceof HttpError ? failure.serverMessage : undefined;
      setError({
        message: serverMessage ?? t('Failed to process payment. Please try again later.'),
      });
    }
  }

  return { step, values, error, pay, backToForm: () => setStep(FORM) };
}

function currentUrl(): string {
  return window.location.pathname + window.location.search;
}
