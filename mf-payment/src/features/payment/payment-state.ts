import {
  isObject,
  objectOrEmpty,
  readNumber,
  readText,
} from '@storefront/host/response/read-response';
import type { OrderKind } from './order-kind';

/** What the pages that place an order pass to this page as navigation state. */
export interface PaymentState {
  orderId: string | undefined;
  /** The cart's total and the order's total, in rupees, if they differ (D12). */
  priceChange: { was: number; now: number } | undefined;
  /** What is bought, which the skeleton shows before the order is loaded. */
  orderKind: OrderKind | undefined;
}

/** Parses the navigation state, which may hold anything. */
export function parsePaymentState(state: unknown): PaymentState {
  const { orderId, priceChange, orderKind } = objectOrEmpty(state);
  return {
    orderId: readText(orderId),
    priceChange: readPriceChange(priceChange),
    orderKind: orderKind === 'goods' || orderKind === 'gift-card' ? orderKind : undefined,
  };
}

function readPriceChange(change: unknown): PaymentState['priceChange'] {
  if (!isObject(change)) return undefined;
  const was = readNumber(change.was);
  const now = readNumber(change.now);
  return was === undefined || now === undefined ? undefined : { was, now };
}
