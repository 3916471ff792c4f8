import { REFUND_STATES, type RefundState } from '@storefront/host/contracts';
import type { ShippingAddress } from '@storefront/host/contracts/api';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readPositive,
  readText,
  unwrapData,
  type ResponseObject,
} from '@storefront/host/response/read-response';
import { itemsTotal } from '@storefront/host/shop/orders/items-total';
import { parseOrder, type Order, type OrderItem } from '@storefront/host/shop/orders/order';
import { parseOrderEvent, readWebUrl, type OrderEvent } from './order-event';
import { readOneOf } from './read-one-of';
import { parseReturn, type OrderReturn } from './order-return';

const DOCUMENT_KINDS = ['invoice', 'credit-note'] as const;

/** A received payment; `method` is its display name. */
interface OrderPayment {
  method: string;
  amount: number;
  at: string;
}

/** A refund that is pending, paid or failed. */
export interface OrderRefund {
  amount: number;
  state: RefundState;
  /** Whether it went to a gift card, or became store credit. */
  toCredit: boolean;
  at: string;
}

/** An invoice or a credit note, which the API provides as a file. */
export interface OrderDocument {
  kind: 'invoice' | 'credit-note';
  /** Undefined for an invoice that is issued when it is requested. */
  number: string | undefined;
  /** The path of the file in the API. */
  path: string;
}

/** A line of an order, and how many pieces of it can still be sent back. */
export interface ReturnableItem extends OrderItem {
  returnable: number;
  /** What was paid for these pieces, in rupees. */
  returnableAmount: number;
}

/** An order with its history; the lists are empty if the server doesn't send them. */
export interface OrderWithHistory extends Order {
  items: ReturnableItem[];
  address: Partial<ShippingAddress>;
  carrier?: string | undefined;
  /** The carrier's tracking page. */
  trackingUrl?: string | undefined;
  /** Oldest first. */
  timeline: OrderEvent[];
  payments: OrderPayment[];
  refunds: OrderRefund[];
  /** Newest first. */
  returns: OrderReturn[];
  documents: OrderDocument[];
  canCancel: boolean;
  /** Whether returns can be refunded as store credit. */
  canRefundAsCredit: boolean;
  /** The end of the period in which lines can be sent back. */
  returnableUntil?: string | undefined;
}

/** Parses an order with its history. Throws as `parseOrder` does. */
export function parseOrderWithHistory(response: unknown): OrderWithHistory {
  const order = parseOrder(response);
  const source = objectOrEmpty(unwrapData(response));
  const items = listOrEmpty(source.items).filter(isObject);
  const shipping = objectOrEmpty(source.shipping);
  return {
    ...order,
    items: order.items.map((item, index) => readReturnable(item, items[index])),
    address: readAddress(source.shippingAddress),
    carrier: readText(shipping.carrier),
    trackingUrl: readWebUrl(shipping.trackingUrl),
    timeline: readAll(source.timeline, parseOrderEvent),
    payments: readAll(source.payments, readPayment),
    refunds: readAll(source.refunds, readRefund),
    returns: readAll(source.returns, parseReturn),
    documents: readAll(source.documents, readDocument),
    canCancel: source.canCancel === true,
    canRefundAsCredit: source.canRefundAsCredit === true,
    returnableUntil: readText(source.returnableUntil),
  };
}

function readReturnable(item: OrderItem, source: ResponseObject = {}): ReturnableItem {
  const returnable = readPositive(source.returnableQuantity) ?? 0;
  const price = itemsTotal([{ price: item.price, quantity: returnable }]);
  return { ...item, returnable, returnableAmount: readAmount(source.returnableAmount) ?? price };
}

/** The entries of a list that can be parsed. */
function readAll<Entry>(
  list: unknown,
  read: (entry: Record<string, unknown>) => Entry | undefined,
): Entry[] {
  return listOrEmpty(list)
    .filter(isObject)
    .map(read)
    .filter((entry) => entry !== undefined);
}

function readPayment(payment: Record<string, unknown>): OrderPayment | undefined {
  const amount = readAmount(payment.amount);
  const method = readText(payment.method);
  if (amount === undefined || method === undefined) return undefined;
  return { method, amount, at: readText(payment.at) ?? '' };
}

function readRefund(refund: Record<string, unknown>): OrderRefund | undefined {
  const amount = readAmount(refund.amount);
  const state = readOneOf(REFUND_STATES, refund.state);
  if (amount === undefined || state === undefined) return undefined;
  return { amount, state, toCredit: refund.toCredit === true, at: readText(refund.at) ?? '' };
}

function readDocument(document: Record<string, unknown>): OrderDocument | undefined {
  const kind = readOneOf(DOCUMENT_KINDS, document.kind);
  const path = readText(document.path);
  if (kind === undefined || !path?.startsWith('/')) return undefined;
  return { kind, number: readText(document.number), path };
}

function readAddress(value: unknown): Partial<ShippingAddress> {
  const { fullName, address, city, state, postalCode, phone } = objectOrEmpty(value);
  const given = {
    fullName: readText(fullName),
    address: readText(address),
    city: readText(city),
    state: readText(state),
    postalCode: readText(postalCode),
    phone: readText(phone),
  };
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined));
}
