import { useEffect, useState } from 'react';
import { HttpError, useHttp, type Http } from '@storefront/host';
import { waitForNextPoll } from '@storefront/host/browser/wait-for-next-poll';
import { isPaidStatus, ORDER_STATUS, type Order } from '@storefront/host/shop/orders/order';
import { describeRefund } from '@storefront/host/shop/orders/refund-note';
import { fetchOrder } from '../../../lib/order.api';

/** The outcome of the payment as the server reports it; the browser never decides it (D14). */
type PaymentOutcome = 'waiting' | 'paid' | 'cancelled';

interface PolledPayment {
  outcome: PaymentOutcome;
  /** The note about a refund of received payments. */
  note?: string | undefined;
}

/** Polls the order while the page is visible, until it is paid or cancelled. */
export function usePaymentOutcome(orderId: string): PolledPayment {
  const http = useHttp();
  const [payment, setPayment] = useState<PolledPayment>({ outcome: 'waiting' });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const onPoll = (polled: PolledPayment) => !signal.aborted && setPayment(polled);
    void pollPayment(http, orderId, onPoll, signal);
    return () => controller.abort();
  }, [http, orderId]);

  return payment;
}

/** Polls the order until its payment has an outcome, or until the signal aborts. */
async function pollPayment(
  http: Http,
  orderId: string,
  onPoll: (payment: PolledPayment) => void,
  signal: AbortSignal,
): Promise<void> {
  let outcome: PaymentOutcome = 'waiting';
  while (outcome === 'waiting') {
    await waitForNextPoll(signal);
    if (signal.aborted) return;
    const payment = await loadPaymentStatus(http, orderId, signal);
    if (payment === undefined) continue;
    onPoll(payment);
    ({ outcome } = payment);
  }
}

/** The current state of the payment; undefined if the call fails, because the next one may succeed. */
async function loadPaymentStatus(
  http: Http,
  orderId: string,
  signal: AbortSignal,
): Promise<PolledPayment | undefined> {
  try {
    const order = await fetchOrder(http, orderId, signal);
    return { outcome: outcomeOf(order), note: describeRefund(order) };
  } catch (error) {
    // The HTTP client has logged its own errors (API-04).
    if (!signal.aborted && !(error instanceof HttpError))
      console.error('Failed to load the order', error);
    return undefined;
  }
}

function outcomeOf({ status }: Order): PaymentOutcome {
  if (status === ORDER_STATUS.cancelled) return 'cancelled';
  return isPaidStatus(status) ? 'paid' : 'waiting';
}
