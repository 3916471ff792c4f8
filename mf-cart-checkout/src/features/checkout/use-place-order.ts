import { useEffect, useRef, useState } from 'react';
import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { cartTotal, HttpError, useBus, useHttp, type CartLine } from '@storefront/shared/host';
import { parseOrderConflict, type OrderConflict } from './order-conflict';
import { attemptKey, endAttempt } from './order-attempt';
import { orderDraft } from './order-draft';
import { placeOrder } from './place-order.api';

/** An order that the server has taken. */
export interface OrderTaken {
  orderId: string;
  /** The cart's total and the one that will be charged, in rupees, where they differ (D12). */
  priceChange: { was: number; now: number } | undefined;
}

/** Places the order (CHK-05 to CHK-07): what became of it, and the function that does it. */
export function usePlaceOrder() {
  const http = useHttp();
  const bus = useBus();
  const [ordered, setOrdered] = useState<CartLine[]>();
  const [taken, setTaken] = useState<OrderTaken>();
  const [conflict, setConflict] = useState<OrderConflict>();
  const left = useHasLeft();

  async function place(lines: CartLine[], address: ShippingAddress): Promise<void> {
    const draft = orderDraft(lines, address);
    setConflict(undefined);
    setOrdered(lines);
    try {
      const { id, total: now } = await placeOrder(http, draft, await attemptKey(draft));
      endAttempt();
      const was = cartTotal({ lines });
      const priceChange = now === undefined || now === was ? undefined : { was, now };
      // First the page's own state, then the fact: it empties the cart that this page shows.
      setTaken({ orderId: id, priceChange });
      bus.publish('order.placed', { orderId: id, lines });
      if (left.current) bus.send('toast.show', placedToast(id));
    } catch (error) {
      setOrdered(undefined);
      console.error('Failed to create order', error);
      if (error instanceof HttpError) setConflict(parseOrderConflict(error));
      bus.send('toast.show', {
        title: 'Error placing order: Please try again later.',
        tone: 'destructive',
      });
    }
  }

  return {
    place,
    taken,
    conflict,
    /** The lines of the order that is on its way, whatever becomes of the cart meanwhile. */
    ordered,
  };
}

/** For whoever went on to another page before the answer came, and would find an empty cart. */
function placedToast(orderId: string) {
  return {
    title: 'Order placed',
    description: `Order ${orderId} waits for its payment under My Orders.`,
  };
}

/** Turns true when the page is left. */
function useHasLeft() {
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);
  return left;
}
