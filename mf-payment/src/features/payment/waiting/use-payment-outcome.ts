import { useEffect, useState } from 'react';
import { HttpError, useHttp, type Http } from '@storefront/shared/host';
import { waitForNextPoll } from '@storefront/shared/browser/wait-for-next-poll';
import { isPaidStatus, ORDER_STATUS } from '@storefront/shared/shop/order';
import { fetchOrder } from '../../../lib/order.api';

/** The outcome of the payment as the server reports it; the browser never decides it (D14). */
export type PaymentOutcome = 'waiting' | 'paid' | 'cancelled';

/** Polls the order while the page is visible, until it is paid or cancelled. */
export function usePaymentOutcome(orderId: string): PaymentOutcome {
  const http = useHttp();
  const [outcome, setOutcome] = useState<PaymentOutcome>('waiting');

  useEffect(() => {
    const controller = new AbortController();
    void pollOutcome(http, orderId, controller.signal).then((polled) => {
      if (!controller.signal.aborted) setOutcome(polled);
    });
    return () => controller.abort();
  }, [http, orderId]);

  return outcome;
}

/** Polls the order until its payment has an outcome, or until the signal aborts. */
async function pollOutcome(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  let outcome: PaymentOutcome = 'waiting';
  while (outcome === 'waiting') {
    await waitForNextPoll(signal);
    if (signal.aborted) break;
    outcome = await fetchOutcome(http, orderId, signal);
  }
  return outcome;
}

/** The current outcome; `waiting` if the call fails, since the next one may succeed. */
async function fetchOutcome(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  try {
    const { status } = await fetchOrder(http, orderId, signal);
    if (status === ORDER_STATUS.cancelled) return 'cancelled';
    return isPaidStatus(status) ? 'paid' : 'waiting';
  } catch (error) {
    // The HTTP client has logged its own errors (API-04).
    if (!signal.aborted && !(error instanceof HttpError))
      console.error('Failed to load the order', error);
    return 'waiting';
  }
}
