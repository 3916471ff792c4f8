import { useState } from 'react';
import { useUnmounted } from '@storefront/host/browser/use-unmounted';
import type { ShippingAddress } from '@storefront/host/contracts/api';
import { HttpError, useBus, useCart, useHost, useHttp, type CartLine } from '@storefront/host';
import { idempotencyKeyFor, clearIdempotencyKey } from '../../../lib/idempotency-key';
import { saveCouponCodes, useCouponCodes } from '../../../lib/quote/coupon-codes';
import { parseQuote, type OrderQuote } from '../../../lib/quote/order-quote';
import { useQuote } from '../../../lib/quote/use-quote';
import { parseFieldErrors, parseOrderRefusal, type OrderRefusal } from './order-refusal';
import { toOrderRequest } from './order-request';
import { orderFailedToast, placedToast, totalChangedToast } from './order-toasts';
import { placeOrder } from './place-order.api';
import type { FieldErrors } from '../shipping/shipping-address';
import type { TotalChange } from '../total-change/total-change';

/** An order that the server has accepted. */
interface PlacedOrder {
  orderId: string;
  /** Whether nothing is left to be paid. */
  isPaid: boolean;
  /** The total that the shopper saw and the order's total, in rupees, if they differ (D12). */
  priceChange: { was: number; now: number } | undefined;
}

/** A new total, and for which cart, codes and store credit it is. */
interface LatestChange extends TotalChange {
  cart: CartLine[];
  couponCodes: readonly string[];
  usesStoreCredit: boolean;
}

/**
 * The function that places the order for these lines, and its result (CHK-05 to CHK-07, CHK-10 to CHK-14).
 * Calls `onConflict` if the server refuses the lines as they are.
 */
export function usePlaceOrder(lines: CartLine[], onConflict: () => void) {
  const http = useHttp();
  const bus = useBus();
  const { cart: cartStore } = useHost();
  const cart = useCart((state) => state.lines);
  const [usesStoreCredit, setUsesStoreCredit] = useState(false);
  const { quote: currentQuote, coupons, refresh } = useQuote(lines, { usesStoreCredit });
  const [submitted, setSubmitted] = useState<OrderQuote>();
  const [placedOrder, setPlacedOrder] = useState<PlacedOrder>();
  const [refusal, setRefusal] = useState<OrderRefusal>();
  const [latestChange, setLatestChange] = useState<LatestChange>();
  const unmounted = useUnmounted();

  // A new total applies only to what was sent, not to what has changed since.
  const couponCodes = useCouponCodes();
  const isCurrent =
    latestChange?.cart === cart &&
    latestChange.couponCodes === couponCodes &&
    latestChange.usesStoreCredit === usesStoreCredit;
  const change = isCurrent ? latestChange : undefined;
  const quote = submitted ?? change?.after ?? currentQuote;

  /** Places the order, then calls `onPlaced`; returns the messages of fields that were refused, if any. */
  async function place(
    shippingAddress: ShippingAddress,
    buyerGstin: string | undefined,
    onPlaced: () => void,
  ): Promise<FieldErrors | undefined> {
    const { total: was, toPay: expectedToPay, credits } = quote;
    const details = { shippingAddress, buyerGstin, couponCodes, usesStoreCredit };
    const order = toOrderRequest(quote.lines, details);
    setRefusal(undefined);
    setSubmitted(quote);
    try {
      // The key doesn't depend on the total: with a different total it is still the same order.
      const key = await idempotencyKeyFor(order);
      const expected = {
        expectedTotal: was,
        ...(credits.length > 0 && { expectedToPay }),
      };
      const { id, total: now, toPay } = await placeOrder(http, { ...order, ...expected }, key);
      clearIdempotencyKey();
      saveCouponCodes([]);
      onPlaced();
      const priceChange = now === undefined || now === was ? undefined : { was, now };
      // The state is set before the event, because the event empties the cart that this page shows.
      setPlacedOrder({ orderId: id, isPaid: toPay === 0, priceChange });
      bus.publish('order.placed', { orderId: id, lines: quote.lines });
      if (unmounted.current) bus.send('toast.show', placedToast(id));
    } catch (error) {
      setSubmitted(undefined);
      handleFailure(error);
      return error instanceof HttpError ? parseFieldErrors(error) : undefined;
    }
    return undefined;
  }

  function handleFailure(error: unknown): void {
    const conflict = error instanceof HttpError && error.status === 409 ? error : undefined;
    if (conflict) {
      onConflict();
      refresh();
    }
    const newQuote = conflict && parseQuote(conflict.body, quote);
    if (newQuote) {
      setLatestChange({ before: quote, after: newQuote, cart, couponCodes, usesStoreCredit });
      const isShown = !unmounted.current && cartStore.getState().lines === cart;
      if (!isShown) bus.send('toast.show', totalChangedToast());
      return;
    }
    console.error('Failed to create order', error);
    if (error instanceof HttpError) setRefusal(parseOrderRefusal(error, quote.lines));
    bus.send('toast.show', orderFailedToast());
  }

  return {
    place,
    placedOrder,
    coupons,
    storeCredit: { isUsed: usesStoreCredit, onChange: setUsesStoreCredit },
    refusal,
    change,
    /** True from the moment the order is sent until it is refused. */
    isSubmitted: submitted !== undefined,
    /** The quote of the order; while it is being submitted, changes of the cart don't affect it. */
    quote,
  };
}
