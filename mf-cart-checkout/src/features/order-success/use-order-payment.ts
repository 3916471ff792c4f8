import { useEffect, useState } from 'react';
import { HttpError, useHttp, useSession } from '@storefront/host';
import type { Order } from '@storefront/host/shop/orders/order';
import { pollPayment } from './poll-payment';
import { paymentStatusOf, paymentOfFailure, type PaymentStatus } from './payment-status';
import { fetchOrder } from './order.api';

interface PollResult {
  orderId: string;
  payment: PaymentStatus;
  /** True once polling has ended. */
  done: boolean;
}

/**
 * Loads the payment status of an order, and polls it for a while until the payment is confirmed. `polling`
 * is true meanwhile; `retry` starts again; `order` is there once it is loaded.
 */
export function useOrderPayment(orderId: string) {
  const http = useHttp();
  const signedIn = useSession((state) => state.signedIn);
  const signedOut = useSession((state) => !state.loading && !state.signedIn);
  const [result, setResult] = useState<PollResult>();
  const [order, setOrder] = useState<Order>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (orderId === '' || !signedIn) return;
    const controller = new AbortController();
    const { signal } = controller;
    void pollPayment(
      () =>
        loadPaymentStatus(() => fetchOrder(http, orderId, signal), { signal, onOrder: setOrder }),
      (payment, done) => setResult({ orderId, payment, done }),
      signal,
    );
    return () => controller.abort();
  }, [http, orderId, attempt, signedIn]);

  function retry() {
    setResult((last) => last && { ...last, done: false });
    setAttempt((attempts) => attempts + 1);
  }

  const current = result?.orderId === orderId ? result : undefined;
  let payment = current?.payment ?? 'loading';
  if (signedOut) payment = 'signed-out';
  if (orderId === '') payment = 'none';
  return {
    payment,
    order: order?.id === orderId ? order : undefined,
    polling: current?.done !== true,
    retry,
  };
}

interface FetchOptions {
  signal: AbortSignal;
  onOrder: (order: Order) => void;
}

async function loadPaymentStatus(
  fetchIt: () => Promise<Order>,
  { signal, onOrder }: FetchOptions,
): Promise<PaymentStatus> {
  try {
    const order = await fetchIt();
    onOrder(order);
    return paymentStatusOf(order);
  } catch (error) {
    // The HTTP client has logged its own errors (API-04).
    if (!signal.aborted && !(error instanceof HttpError))
      console.error('Failed to load the order', error);
    return paymentOfFailure(error);
  }
}
