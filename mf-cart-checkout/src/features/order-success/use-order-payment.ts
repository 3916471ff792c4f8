import { useEffect, useState } from 'react';
import { HttpError, useHttp, useSession, type Http } from '@storefront/shared/host';
import { followPayment } from './follow-payment';
import { paymentOf, paymentOfFailure, type OrderPayment } from './order-payment';
import { fetchOrder } from './order.api';

interface Found {
  orderId: string;
  payment: OrderPayment;
  /** Nobody asks any more. */
  over: boolean;
}

/**
 * Asks the server for an order, and goes on asking for a while as long as its payment isn't settled;
 * `asking` tells whether it still does, `askAgain` starts over.
 */
export function useOrderPayment(orderId: string) {
  const http = useHttp();
  const signedIn = useSession((state) => state.signedIn);
  const signedOut = useSession((state) => !state.loading && !state.signedIn);
  const [found, setFound] = useState<Found>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (orderId === '' || !signedIn) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    void followPayment(
      () => lookAt(http, orderId, signal),
      (payment, over) => setFound({ orderId, payment, over }),
      signal,
    );
    return () => leaving.abort();
  }, [http, orderId, round, signedIn]);

  function askAgain() {
    setFound((last) => last && { ...last, over: false });
    setRound((rounds) => rounds + 1);
  }

  const answered = found?.orderId === orderId ? found : undefined;
  let payment = answered?.payment ?? 'asking';
  if (signedOut) payment = 'signed-out';
  if (orderId === '') payment = 'none';
  return { payment, asking: answered?.over !== true, askAgain };
}

async function lookAt(http: Http, orderId: string, signal: AbortSignal): Promise<OrderPayment> {
  try {
    return paymentOf(await fetchOrder(http, orderId, signal));
  } catch (error) {
    // The client has logged a failed call already (API-04).
    if (!signal.aborted && !(error instanceof HttpError)) console.error('Order unreadable', error);
    return paymentOfFailure(error);
  }
}
