import type { Order } from '@storefront/host/shop/orders/order';
import { NoOrders } from './no-orders';
import { OrderCard } from './order-card';
import { list } from './orders.styles';
import type { OrdersParams } from './orders-params';

interface OrderListProps extends OrdersParams {
  orders: Order[];
}

/** The orders, or that there are none. */
export function OrderList({ orders, query, page }: OrderListProps) {
  if (orders.length === 0) return <NoOrders query={query} page={page} />;
  return (
    <ul css={list}>
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
