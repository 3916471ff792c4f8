import { useBus, useHttp } from '@storefront/host';
import { Alert } from '@storefront/ui/feedback/alert';
import { useEffect, useRef, useState } from 'react';
import type { OrderWithHistory } from '../../lib/order/order-with-history';
import { t } from '../../messages/t';
import { OrderResult } from './order-result';
import { fetchOrderByContact, isAccessDenied, type OrderLookup } from './track-order.api';
import { TrackOrderForm } from './track-order.form';
import { columns, form } from './track-order.styles';

type Outcome = { status: 'found'; order: OrderWithHistory } | { status: 'failed'; message: string };

interface OrderLookupProps {
  /** Prefills the form. */
  orderId: string;
}

/** The search form and its result (TRACK-04, TRACK-05, D24). */
export function OrderLookup({ orderId }: OrderLookupProps) {
  const bus = useBus();
  const http = useHttp();
  const [outcome, setOutcome] = useState<Outcome>();

  // The search is aborted when the shopper leaves the page or opens another order.
  const controllerRef = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);

  async function search(lookup: OrderLookup) {
    const { signal } = controllerRef.current;
    setOutcome(undefined);
    try {
      const order = await fetchOrderByContact(http, lookup, signal);
      setOutcome({ status: 'found', order });
      bus.send('toast.show', {
        title: t('Order found'),
        description: t('Your order status has been loaded'),
      });
    } catch (error) {
      if (signal.aborted) return;
      console.error('The order could not be loaded.', error);
      const failed = t('Failed to find order. Please check your information and try again.');
      const message = isAccessDenied(error) ? t('Order not found or access denied.') : failed;
      setOutcome({ status: 'failed', message });
      bus.send('toast.show', { title: t('Error'), description: failed, tone: 'destructive' });
    }
  }

  return (
    <div css={columns}>
      <div css={form}>
        <TrackOrderForm orderId={orderId} onSubmit={search} />
      </div>
      <div>
        {outcome?.status === 'failed' ? <Alert>{outcome.message}</Alert> : null}
        <div aria-live="polite">
          {outcome?.status === 'found' ? <OrderResult order={outcome.order} /> : null}
        </div>
      </div>
    </div>
  );
}
