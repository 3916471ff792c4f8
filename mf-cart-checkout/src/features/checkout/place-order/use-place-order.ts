import { useEffect, useRef, useState } from 'react';
import type { ShippingAddress } from '@storefront/shared/contracts/api';
import { cartTotal, HttpError, useBus, useHttp, type CartLine } from '@storefront/shared/host';
import { parseOrderConflict, type OrderConflict } from './order-conflict';
import { idempotencyKeyFor, clearIdempotencyKey } from './order-attempt';
import { orderRequest } from './order-request';
import { placeOrder } from './place-order.api';

/** An order that the server has accepted. */
export interface PlacedOrder {
  orderId: string;
  /** The cart's total and the order's total, in rupees, if they differ (D12). */
  priceChange: { was: number; now: number } | undefined;
}

/** The function that places the order, and its result (CHK-05 to CHK-07). */
export function usePlaceOrder() {
  const http = useHttp();
  const bus = useBus();
  const [submittedLines, setSubmittedLines] = useState<CartLine[]>();
  const [placedOrder, setPlacedOrder] = useState<PlacedOrder>();
  const [conflict, setConflict] = useState<OrderConflict>();
  const unmounted = useUnmounted();

  async function place(lines: CartLine[], address: ShippingAddress): Promise<void> {
    const request = orderRequest(lines, address);
    setConflict(undefined);
    setSubmittedLines(lines);
    try {
      const { id, total: now } = await placeOrder(http, request, await idempotencyKeyFor(request));
      clearIdempotencyKey();
      const was = cartTotal({ lines });
      const priceChange = now === undefined || now === was ? undefined : { was, now };
      // The state is set before the event, because the event empties the cart that this page shows.
      setPlacedOrder({ orderId: id, priceChange });
      bus.publish('order.placed', { orderId: id, lines });
      if (unmounted.current) bus.send('toast.show', placedToast(id));
    } catch (error) {
      setSubmittedLines(undefined);
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
    placedOrder,
    conflict,
    /** The lines of the submitted order; they stay the same if the cart changes meanwhile. */
    submittedLines,
  };
}

/** Shown to a shopper who left the page before the response came, and whose cart is empty now. */
function placedToast(orderId: string) {
  return {
    title: 'Order placed',
    description: `Order ${orderId} waits for its payment under My Orders.`,
  };
}

/** A ref that is true once the component is unmounted. */
function useUnmounted() {
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => void (unmounted.current = true);
  }, []);
  return unmounted;
}
