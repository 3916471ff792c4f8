import { ORDER_STATUS } from '@storefront/host/contracts';
import type {
  DeliveryDates,
  Order as ApiOrder,
  OrderItem as ApiOrderItem,
  OrderCredit,
  OrderOffer,
  ShippingRate,
} from '@storefront/host/contracts/api';
import {
  isObject,
  listOrEmpty,
  objectOrEmpty,
  readAmount,
  readEntries,
  readNumber,
  readPositive,
  readText,
  unwrapData,
  type ResponseObject,
} from '../../response/read-response';
import { readDeliveryDates } from '../delivery/delivery';
import { itemsTotal } from './items-total';
import { parseOrderCredits } from './order-credit';
import { parseOrderOffers } from './order-offer';
import { stateName } from '../../validation/address/state-name';
import { readShippingRate } from '../store/shipping-rate';
import { type Labelled, readLabels } from '../catalogue/labels';
import { parseSelectedOptions } from '../catalogue/product-options';
import type { SelectedVariant } from '../catalogue/variant';
import { UnexpectedResponseError } from '../../response/unexpected-response-error';

export { ORDER_STATUS } from '@storefront/host/contracts';
export {
  isPaidStatus,
  orderStatusLabel,
  orderStatusTone,
  type OrderStatusTone,
} from './order-status';

/** One line of an order; `price` is rupees for one piece. */
export interface OrderItem
  extends Pick<ApiOrderItem, 'id' | 'quantity' | 'price'>, SelectedVariant, Labelled {
  name: string;
  image?: string | undefined;
  /** Absent if the server doesn't send it. */
  productId?: string | undefined;
}

/** Where and how an order is shipped, and what that cost, if the server says so. */
interface OrderShipping
  extends Pick<ShippingRate, 'method'>, Partial<Omit<ShippingRate, 'method'>> {
  /** In one line; empty if the order has none. */
  address: string;
  /** Absent until the order is shipped. */
  tracking?: string | undefined;
}

/**
 * An order in the shop's form. `subtotal`, `total`, `received` and `refundAmount` are absent if the server
 * didn't send them, `toPay` also if no gift card or store credit is used, `dueOnDelivery` if the courier collects nothing;
 * `orderTotal` and `orderToPay` have a fallback.
 */
export interface Order
  extends
    Pick<ApiOrder, 'id' | 'createdAt' | 'refundDue'>,
    Partial<
      Pick<ApiOrder, 'subtotal' | 'total' | 'toPay' | 'received' | 'dueOnDelivery' | 'refundAmount'>
    > {
  /** A code of ORDER_STATUS, another number, or null if the server's status isn't a number. */
  status: number | null;
  items: OrderItem[];
  /** The offers that it uses. */
  offers: OrderOffer[];
  /** What gift cards and store credit pay of the total. */
  credits: OrderCredit[];
  shipping: OrderShipping;
  /** When it arrives, estimated or promised; absent for a cancelled order, or if the server doesn't say. */
  delivery?: DeliveryDates | undefined;
  /** Whether the shopper has confirmed that the courier is paid. */
  isPaidOnDelivery: boolean;
  /** Absent until it is delivered. */
  deliveredAt?: string | undefined;
  /** The gift card that it buys; absent for any other order. */
  giftCard?: GiftCard | undefined;
}

/** The gift card that an order buys, as far as the server says. */
interface GiftCard {
  /** The address that it is mailed to. */
  recipient: string | undefined;
  message: string | undefined;
  /** The day on which it is mailed; undefined for as soon as it is paid. */
  sendOn: string | undefined;
  /** The last letters of its code, once it is mailed. */
  codeEnding: string | undefined;
}

/**
 * Reads an order, bare or in `data` (MAP-08, ORD-08, D28). Throws UnexpectedResponseError without
 * an id.
 */
export function parseOrder(response: unknown): Order {
  const order = objectOrEmpty(unwrapData(response));
  const id = readText(order.id);
  if (id === undefined) throw new UnexpectedResponseError('order', 'an object with an id');
  return {
    id,
    status: readStatus(order.status),
    createdAt: readText(order.createdAt) ?? readText(order.date) ?? '',
    items: listOrEmpty(order.items).filter(isObject).map(readItem),
    offers: parseOrderOffers(order.offers),
    credits: parseOrderCredits(order.credits),
    shipping: readShipping(order),
    delivery: readDeliveryDates(order.delivery),
    deliveredAt: readText(order.deliveredAt),
    giftCard: isObject(order.giftCard) ? readGiftCard(order.giftCard) : undefined,
    subtotal: readAmount(order.subtotal),
    total: readAmount(order.total),
    toPay: readAmount(order.toPay),
    received: readAmount(order.received),
    isPaidOnDelivery: order.isPaidOnDelivery === true,
    dueOnDelivery: readAmount(order.dueOnDelivery),
    refundDue: order.refundDue === true,
    refundAmount: readAmount(order.refundAmount),
  };
}

/**
 * Reads a list of orders, bare or in `data` (D28). An entry that can't be read is dropped and
 * logged. Throws UnexpectedResponseError without a list.
 */
export function parseOrders(response: unknown): Order[] {
  const orders = unwrapData(response);
  if (!Array.isArray(orders)) throw new UnexpectedResponseError('orders', 'a list of orders');
  return readEntries(orders, parseOrder);
}

/** The total of an order in rupees: the server's, or else the sum of its items (ORD-01). */
export function orderTotal({ items, total }: Pick<Order, 'items' | 'total'>): number {
  return total ?? itemsTotal(items);
}

/** What gift cards and store credit leave to be paid of an order, in rupees. */
export function orderToPay(order: Pick<Order, 'items' | 'total' | 'toPay'>): number {
  return order.toPay ?? orderTotal(order);
}

function readGiftCard(card: ResponseObject): GiftCard {
  return {
    recipient: readText(card.recipient),
    message: readText(card.message),
    sendOn: readText(card.sendOn),
    codeEnding: readText(card.codeEnding),
  };
}

function readStatus(status: unknown): number | null {
  if (status === undefined || status === null) return ORDER_STATUS.pending;
  return readNumber(status) ?? null;
}

function readItem(item: ResponseObject, index: number): OrderItem {
  return {
    id: readText(item.id) ?? readText(item.productId) ?? String(index),
    name: readText(item.productTitle) ?? readText(item.name) ?? '',
    quantity: readPositive(item.quantity) ?? 1,
    price: readPositive(item.price) ?? 0,
    selectedSize: readText(item.selectedSize),
    selectedColor: readText(item.selectedColor),
    selectedOptions: parseSelectedOptions(item.selectedOptions),
    ...readLabels(item.labels),
    image: readText(item.image),
    productId: readText(item.productId),
  };
}

function readShipping(order: ResponseObject): OrderShipping {
  const shipping = objectOrEmpty(order.shipping);
  return {
    ...readShippingRate(shipping),
    address: readAddress(order.shippingAddress) ?? readAddress(shipping.address) ?? '',
    tracking: readText(shipping.tracking),
  };
}

function readAddress(address: unknown): string | undefined {
  if (!isObject(address)) return readText(address);
  const state = readText(address.state);
  const region = [state && stateName(state), readText(address.postalCode)]
    .filter(isDefined)
    .join(' ');
  const parts = [readText(address.address), readText(address.city), readText(region)];
  return readText(parts.filter(isDefined).join(', '));
}

function isDefined(text: string | undefined): text is string {
  return text !== undefined;
}
