import { useEffect, useState } from 'react';
import { HttpError, useHttp, type Http } from '@storefront/shared/host';
import { isPaidStatus, ORDER_STATUS } from '@storefront/shared/shop/order';
import { fetchOrder } from './payment.api';

/** What the server says of the payment: the browser never decides it (D14). */
export type PaymentOutcome = 'waiting' | 'paid' | 'cancelled';

const LOOK_EVERY_MS = 2000;

/** Looks at the order every two seconds while the page is visible, until its payment is settled. */
export function usePaymentOutcome(orderId: string): PaymentOutcome {
  const http = useHttp();
  const [outcome, setOutcome] = useState<PaymentOutcome>('waiting');

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looking = false;

    async function look() {
      if (looking) return;
      looking = true;
      const found = await lookAt(http, orderId, signal);
      looking = false;
      if (signal.aborted) return;
      if (found === 'waiting') lookLater();
      else setOutcome(found);
    }

    function lookLater() {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => void look(), LOOK_EVERY_MS);
    }

    function followVisibility() {
      clearTimeout(timer);
      if (!document.hidden) void look();
    }

    lookLater();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      leaving.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [http, orderId]);

  return outcome;
}

/** A look that fails says nothing about the payment; the next one may succeed. */
async function lookAt(http: Http, orderId: string, signal: AbortSignal): Promise<PaymentOutcome> {
  try {
    const { status } = await fetchOrder(http, orderId, signal);
    if (status === ORDER_STATUS.cancelled) return 'cancelled';
    return isPaidStatus(status) ? 'paid' : 'waiting';
  } catch (error) {
    // The client has logged a failed call already (API-04).
    if (!signal.aborted && !(error instanceof HttpError)) console.error('Order unreadable', error);
    return 'waiting';
  }
}
