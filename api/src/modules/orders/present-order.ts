import type { Order } from '@storefront/shared/contracts/api';
import { absoluteUrl } from '../../http/absolute-url';
import { toRupees } from '../../money';
import type { FullOrder } from './orders.repository';

/** An order as it stands on the wire: rupees, absolute addresses. */
export function presentOrder({ order, items, balance }: FullOrder, publicUrl: string): Order {
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
    })),
    shippingAddress: order.shippingAddress,
    shipping: {
      method: order.shippingMethod,
      price: toRupees(order.shippingPrice),
      ...(order.shippingLabel === null ? {} : { label: order.shippingLabel }),
      tracking: order.tracking,
    },
    subtotal: toRupees(order.total - order.shippingPrice),
    total: toRupees(order.total),
    received: toRupees(balance.received),
    refundDue: balance.refundDue > 0,
    refundAmount: toRupees(Math.max(balance.refundDue, 0)),
  };
}
