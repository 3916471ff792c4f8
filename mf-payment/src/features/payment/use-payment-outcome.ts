import { useEffect, useState } from 'react';
import { HttpError, useHttp, type Http } from '@storefront/shared/host';
import { waitForNextPoll } from '@storefront/shared/shop/wait-for-next-poll';
import { isPaidStatus, ORDER_STATUS } from '@storefront/shared/shop/order';
import { fetchOrder } from './payment.api';

/** What the server says of the payment: the browser never decides it (D14). */
export type PaymentOutcome = 'waiting' | 'paid' | 'cancelled';

/** Looks at the order every two seconds while the page is visible, until its payment is settled. */
export function usePaymentOutcome(orderId: string): PaymentOutcome {
  const http = useHttp();
  const [outcome, setOutcome] = useState<PaymentOutcome>('waiting');

  useEffect(() => {
    const leaving = new AbortController();
    void settledOutcome(http, orderId, leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setOutcome(found);
    });
    return () => leaving.abort();
  }, [http, orderId]);

  return outcome;
}

/** Looks until there is more to say than that the payment is waited for, or on abort. */
async function settledOutcome(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<PaymentOutcome> {
  let found: PaymentOutcome = 'waiting';
  while (found === 'waiting') {
    await waitForNextPoll(signal);
    if (signal.aborted) break;
    found = await lookAt(http, orderId, signal);
  }
  return found;
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
