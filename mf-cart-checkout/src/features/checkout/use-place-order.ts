import { useState } from 'react';
import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { cartTotal, HttpError, useBus, useHttp, type CartLine } from '@storefront/shared/host';
import { parseOrderConflict, type OrderConflict } from './order-conflict';
import { attemptKey, endAttempt } from './order-attempt';
import { orderDraft } from './order-draft';
import { placeOrder } from './place-order.api';

/** An order that the server has taken, and the lines that it was placed with. */
export interface OrderTaken {
  orderId: string;
  lines: CartLine[];
  /** The cart's total and the one that will be charged, in rupees, where they differ (D12). */
  priceChange: { was: number; now: number } | undefined;
}

/** Places the order (CHK-05 to CHK-07): what became of it, and the function that does it. */
export function usePlaceOrder() {
  const http = useHttp();
  const bus = useBus();
  const [taken, setTaken] = useState<OrderTaken>();
  const [conflict, setConflict] = useState<OrderConflict>();

  async function place(lines: CartLine[], address: ShippingAddress): Promise<void> {
    const draft = orderDraft(lines, address);
    setConflict(undefined);
    try {
      const { id, total: now } = await placeOrder(http, draft, attemptKey(draft));
      endAttempt();
      const was = cartTotal({ lines });
      const priceChange = now === undefined || now === was ? undefined : { was, now };
      // First the page's own state, then the fact: it empties the cart that this page shows.
      setTaken({ orderId: id, lines, priceChange });
      bus.publish('order.placed', { orderId: id });
    } catch (error) {
      console.error('Failed to create order', error);
      if (error instanceof HttpError) setConflict(parseOrderConflict(error));
      bus.send('toast.show', {
        title: 'Error placing order: Please try again later.',
        tone: 'destructive',
      });
    }
  }

  return { place, taken, conflict };
}
