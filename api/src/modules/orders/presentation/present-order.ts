import type { Order } from '@storefront/shared/contracts/api';
import { absoluteUrl } from '../../../http/absolute-url';
import { toRupees } from '../../../money';
import { presentDocuments } from '../../invoices/present-documents';
import { canBeCancelled } from '../lifecycle/order-transitions';
import type { FullOrder } from '../orders.repository';
import { returnableQuantity, returnableUntil } from '../returns/returnable';
import type { OrderHistory } from './order-history';
import { type MethodNames, presentPayments, presentRefunds } from './present-money';
import { presentReturn } from './present-return';
import { presentTimeline } from './present-timeline';

/** How orders are presented, and to whom. */
export interface OrderView {
  publicUrl: string;
  methodNames: MethodNames;
  /** Days after the delivery in which lines can be returned. */
  returnDays: number;
  /** False for a guest, who knows the order's id and a contact: payments and returns are omitted. */
  isOwner: boolean;
}

/** An order as the API represents it: with amounts in rupees and absolute URLs. */
export function presentOrder(
  { order, items, balance }: FullOrder,
  { events, payments, entries, refunds, returns, documents }: OrderHistory,
  { publicUrl, methodNames, returnDays, isOwner }: OrderView,
): Order {
  const until = returnableUntil(order, returnDays);
  const isReturnable = isOwner && until !== undefined && until.getTime() >= Date.now();
  return {
    id: order.id,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    items: items.map((item) => ({
      id: `${item.orderId}-${item.line}`,
      productId: item.productId,
      productTitle: item.title,
      quantity: item.quantity,
      price: toRupees(item.price),
      selectedSize: item.size,
      selectedColor: item.color,
      image: absoluteUrl(publicUrl, item.image),
      returnableQuantity: isReturnable ? returnableQuantity(item, returns) : 0,
    })),
    shippingAddress: order.shippingAddress,
    shipping: {
      method: order.shippingMethod,
      price: toRupees(order.shippingPrice),
      ...(order.shippingLabel === null ? {} : { label: order.shippingLabel }),
      tracking: order.tracking,
      carrier: order.carrier,
      trackingUrl: order.trackingUrl,
    },
    subtotal: toRupees(order.total - order.shippingPrice),
    total: toRupees(order.total),
    received: toRupees(balance.received),
    refundDue: balance.refundDue > 0,
    refundAmount: toRupees(Math.max(balance.refundDue, 0)),
    timeline: presentTimeline(events, isOwner),
    payments: isOwner ? presentPayments(entries, payments, methodNames) : [],
    refunds: isOwner ? presentRefunds(entries, refunds) : [],
    documents: isOwner ? presentDocuments(order, documents) : [],
    canCancel: isOwner && canBeCancelled(order),
    returns: isOwner ? returns.map(presentReturn) : [],
    returnableUntil: (isOwner && until?.toISOString()) || null,
  };
}
